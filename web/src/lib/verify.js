// The independent verifier of Five-a-Side: recomputes the luck of a record from docs/fair-play.md alone.
// It knows no game and no rule. In the page it uses WebCrypto; `node verify.js record.json ...` checks files.

const SEATS = ['home', 'away', 'home2', 'away2'];
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const utf8 = (text) => new TextEncoder().encode(text);

/** What the server published before the match: the hash of its secret. */
export async function commitmentOf(secret) {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(secret))));
}

/** The seed: a keyed hash of the match and the words, in seat order; in format 1 without words the secret itself. */
export async function seedOf(header, words = header.words ?? {}) {
  const secret = bytesOf(header.secret ?? header.seed);
  const lines = SEATS.filter((seat) => words[seat]).map((seat) => `${seat} ${words[seat]}\n`);
  if (header.format === 1 && lines.length === 0) return secret;
  const message = `five-a-side luck 2\n${header.game}\n${header.rules}\n${lines.join('')}`;
  const kind = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, kind, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(message)));
}

/** One block of ChaCha with eight rounds: sixteen words of 32 bits. */
function chacha8(key, block, stream) {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, block, 0, stream, 0];
  const x = Uint32Array.from(start);
  const turn = (left, by) => (left << by) | (left >>> (32 - by));
  const quarter = (a, b, c, d) => {
    x[a] += x[b];
    x[d] = turn(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = turn(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = turn(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = turn(x[b] ^ x[c], 7);
  };
  for (let round = 0; round < 8; round += 2) {
    for (const at of [0, 1, 2, 3]) quarter(at, at + 4, at + 8, at + 12);
    for (const at of [0, 1, 2, 3]) quarter(at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4));
  }
  return x.map((word, at) => word + start[at]);
}

/** The stream of a step: its words, one after the other. */
export function streamOf(seed, step) {
  const view = new DataView(seed.buffer, seed.byteOffset);
  const key = Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at, true));
  const taken = [];
  let block = [];
  const word = () => {
    if (taken.length % 16 === 0) block = chacha8(key, taken.length / 16, step);
    taken.push(block[taken.length % 16]);
    return taken.at(-1);
  };
  /** A number from 0 to limit - 1: the high half of word * limit, unless the low half is one of the uneven ones. */
  const below = (limit) => {
    const uneven = 2 ** 32 % limit;
    for (;;) {
      const product = BigInt(word()) * BigInt(limit);
      if (Number(product & 0xffffffffn) >= uneven) return Number(product >> 32n);
    }
  };
  return { word, below, taken };
}

/** Reads `ball 4/6`, `kick-off 2/2 away`, `pack 7,1/45` or `errors +6 12 -3 0`. */
export function readDraw(text) {
  const [, name, number, item = ''] = /^(\S+) (\S+)(?: (.*))?$/.exec(text) ?? [];
  if (number?.startsWith('+')) return { name, words: Number(number.slice(1)), item };
  const [places = '', of = ''] = number?.split('/') ?? [];
  return { name, places: places.split(',').filter(Boolean).map(Number), of: Number(of), item };
}

/** Draws once more from the stream: the places of the things drawn, or nothing for what the rules work out. */
export function drawAgain(draw, stream) {
  if (draw.words !== undefined) {
    for (let at = 0; at < draw.words; at++) stream.word();
    return null;
  }
  const places = Array.from({ length: draw.of }, (_, at) => at + 1);
  for (let at = 0; at < draw.places.length && at < draw.of; at++) {
    const from = at + stream.below(draw.of - at);
    [places[at], places[from]] = [places[from], places[at]];
  }
  return places.slice(0, draw.places.length);
}

/** How many of the first `steps` steps were beside the rules: they have no stream, and the next step takes its number. */
const asides = (entries, steps) => entries.slice(0, steps).filter((entry) => entry.input.aside).length;

/**
 * Checks the luck of a record in JSON. Of a fork only the steps after the fork are its own; a word that a coach added
 * at a step counts from the next one on. Every roll has its step, its text, its place in the step's stream, the words
 * it took there, and whether it holds; `holds` is null for what the rules work out from words, which only
 * `fiveaside record verify` can do again.
 */
export async function verify({ header, entries }) {
  const secret = header.format === 1 ? header.seed : header.secret;
  if (!secret) return { commitment: null, seed: null, from: 0, rolls: [], holds: null };
  const commitment = (await commitmentOf(secret)) === header.commitment;
  const words = { ...header.words };
  let seed = await seedOf(header, words);
  const from = header.forked_from ? Number(header.forked_from.split(' ').at(-1)) + 1 : 0;
  const rolls = [];
  for (let step = from; step < entries.length; step++) {
    const stream = streamOf(seed, step - asides(entries, step));
    for (const text of entries[step].draws ?? []) {
      const draw = readDraw(text);
      const first = stream.taken.length;
      const again = drawAgain(draw, stream);
      const holds = again && again.join() === draw.places.join();
      rolls.push({ step, text, first, words: stream.taken.slice(first), holds });
    }
    const [seat, word] = entries[step].input.word ?? [];
    if (seat) seed = await seedOf(header, Object.assign(words, { [seat]: word }));
  }
  return { commitment, seed: hexOf(seed), from, rolls, holds: commitment && rolls.every((roll) => roll.holds !== false) };
}

if (typeof process !== 'undefined' && process.argv?.[1]?.endsWith('verify.js')) {
  const { readFile } = await import('node:fs/promises');
  for (const file of process.argv.slice(2)) {
    const { commitment, seed, rolls, holds } = await verify(JSON.parse(await readFile(file, 'utf8')));
    const proven = rolls.filter((roll) => roll.holds).length;
    console.log(`${file}: ${holds ? 'good' : 'NOT GOOD'}, commitment ${commitment}, ${proven} of ${rolls.length} rolls, seed ${seed}`);
    for (const roll of rolls.filter((roll) => roll.holds === false)) console.log(`  step ${roll.step}: ${roll.text}`);
    if (!holds) process.exitCode = 1;
  }
}
