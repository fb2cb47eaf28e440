use engine::*;
use soccer_city::SoccerCity;
#[test]
fn quick() {
    let mut rng = Rng::seeded(1);
    let mut chance = Chance::seeded(2);
    let options = SoccerCity::options(&Default::default()).unwrap();
    let start = std::time::Instant::now();
    let mut steps = 0u64; let mut goals=0;
    for _ in 0..200 {
        let mut s = SoccerCity::new(&options);
        s.start(&mut chance, &mut Dropped);
        let mut n=0;
        loop {
            match s.to_act() {
                ToAct::Seats(seats) => { let seat = seats.iter().next().unwrap_or_else(|| panic!("nobody: {}", s.write_position()));
                    let mv = s.sample(seat, &mut rng); s.play(seat,&mv,&mut chance,&mut Dropped).unwrap(); steps+=1; n+=1; if n>100000 {panic!("{}", s.write_position())} }
                ToAct::Over(o) => { goals += o.score.home + o.score.away; break }
                _ => panic!(),
            }
        }
    }
    println!("{} steps, {:?}, {} goals", steps, start.elapsed(), goals);
}
