import { expect, it } from 'vitest';
import { offerOf, tryCard } from './offer';

it('sorts choices by where they are made', () => {
  const offer = offerOf(
    [
      { type: 'pass', slot: 'A2' },
      { type: 'target', side: 'away', slot: 'D1' },
      { type: 'play', card: 'ES01' },
      { type: 'pick', card: 'NS01' },
      { type: 'deploy', player: 'PE01', slot: 'A1' },
      { type: 'deploy', player: 'PE01', slot: 'A2' },
      { type: 'shoot' },
      { type: 'resign' },
    ],
    'home',
  );
  expect([...offer.spots.keys()]).toEqual(['home-A2', 'away-D1']);
  expect([...offer.hand.keys()]).toEqual(['ES01']);
  expect([...offer.picks.keys()]).toEqual(['NS01']);
  expect(offer.deploys.get('PE01')).toEqual(['A1', 'A2']);
  expect(offer.buttons).toEqual([{ type: 'shoot' }]);
  expect(offer.resign).toBe(true);
});

it('tries a card in the way the question asks for', () => {
  expect(tryCard('ES01', 'action')).toEqual({ type: 'play', card: 'ES01' });
  expect(tryCard('ES01', 'hand_limit')).toEqual({ type: 'discard', card: 'ES01' });
});
