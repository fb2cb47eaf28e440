/** The sounds of the club, made on the spot with Web Audio: nothing is loaded. Silent until the first click or key. */

import { settings } from './settings.svelte';

export type SoundName =
  | 'whistle'
  | 'whistle2'
  | 'whistle3'
  | 'slap'
  | 'slide'
  | 'riffle'
  | 'pass'
  | 'kick'
  | 'tick'
  | 'tackle'
  | 'block'
  | 'save'
  | 'woodwork'
  | 'net'
  | 'goal'
  | 'swell'
  | 'groan'
  | 'beep'
  | 'dice'
  | 'ratchet'
  | 'heartbeat'
  | 'breath'
  | 'drum'
  | 'chime'
  | 'hearts'
  | 'stroll'
  | 'topple';

const VOLUME = 0.5;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let stands: { gain: GainNode; tone: BiquadFilterNode } | null = null;
let level = 0;
let heard = false;

/** Something that makes sound from a moment on. */
type Voice = (ctx: AudioContext, to: AudioNode, at: number) => void;

/** So long after the first click or key the audio is made, when there is nothing else to do: it takes a while, and what was asked for comes first. */
const FIRST_MS = 1000;
/** Not every browser says when it has nothing to do. */
const idle: (then: () => void) => unknown = globalThis.requestIdleCallback ?? ((then) => setTimeout(then));
let making: ReturnType<typeof setTimeout> | undefined;

/** Browsers allow sound only after a person has done something. */
function wake(): void {
  heard = true;
  if (settings.sound) ready();
}

/** The audio, once it is made; what should sound before that is not heard. */
function ready(): AudioContext | null {
  if (!heard || typeof AudioContext === 'undefined') return null;
  if (!context) making ??= setTimeout(() => idle(make), FIRST_MS);
  else if (context.state === 'suspended') void context.resume();
  return context;
}

function make(): void {
  context = new AudioContext();
  out = context.createGain();
  out.gain.value = VOLUME;
  const limiter = context.createDynamicsCompressor();
  out.connect(limiter).connect(context.destination);
  hiss = noise(context);
  stands = crowdBed(context, out);
  sound.crowd(level);
}

/** Two seconds of noise, the raw material of cards, nets and crowds. */
function noise(ctx: AudioContext): AudioBuffer {
  const buffer = ctx.createBuffer(1, ctx.sampleRate * 2, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A rise to `peak` and a fall to nothing. */
function envelope(ctx: AudioContext, at: number, attack: number, hold: number, release: number, peak: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.setValueAtTime(peak, at + attack + hold);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + hold + release);
  return gain;
}

/** A burst of filtered noise. */
function rush(kind: BiquadFilterType, from: number, to: number, q: number, attack: number, hold: number, release: number, peak: number): Voice {
  return (ctx, target, at) => {
    const source = ctx.createBufferSource();
    source.buffer = hiss;
    source.loop = true;
    const filter = ctx.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + attack + hold + release);
    source.connect(filter).connect(envelope(ctx, at, attack, hold, release, peak)).connect(target);
    source.start(at, Math.random());
    source.stop(at + attack + hold + release + 0.05);
  };
}

/** A tone that may glide. */
function tone(kind: OscillatorType, from: number, to: number, attack: number, hold: number, release: number, peak: number): Voice {
  return (ctx, target, at) => {
    const source = ctx.createOscillator();
    source.type = kind;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + attack + hold + release);
    source.connect(envelope(ctx, at, attack, hold, release, peak)).connect(target);
    source.start(at);
    source.stop(at + attack + hold + release + 0.05);
  };
}

const together =
  (...voices: Voice[]): Voice =>
  (ctx, target, at) =>
    voices.forEach((voice) => voice(ctx, target, at));

const later =
  (delay: number, voice: Voice): Voice =>
  (ctx, target, at) =>
    voice(ctx, target, at + delay);

/** A pea whistle: two close tones that a rolling pea chops. */
function blow(length: number): Voice {
  return (ctx, target, at) => {
    const gain = envelope(ctx, at, 0.015, length, 0.06, 0.16);
    const pea = ctx.createOscillator();
    const depth = ctx.createGain();
    pea.frequency.value = 38;
    depth.gain.value = 0.07;
    pea.connect(depth).connect(gain.gain);
    for (const pitch of [2780, 2960]) {
      const reed = ctx.createOscillator();
      reed.type = 'triangle';
      reed.frequency.setValueAtTime(pitch * 0.94, at);
      reed.frequency.linearRampToValueAtTime(pitch, at + 0.04);
      reed.connect(gain);
      reed.start(at);
      reed.stop(at + length + 0.1);
    }
    gain.connect(target);
    pea.start(at);
    pea.stop(at + length + 0.1);
    rush('bandpass', 2900, 2900, 4, 0.01, length, 0.05, 0.05)(ctx, target, at);
  };
}

/** Many throats at once: noise through the vowels of a crowd. */
function throats(vowels: [number, number][], attack: number, hold: number, release: number, peak: number): Voice {
  return together(...vowels.map(([from, to]) => rush('bandpass', from, to, 2.2, attack, hold, release, peak)));
}

const card = rush('bandpass', 2600, 900, 0.8, 0.002, 0.004, 0.07, 0.5);
const thud = tone('sine', 150, 52, 0.004, 0.01, 0.16, 0.7);
const roar = throats([[420, 700], [900, 1150], [1700, 1500]], 0.12, 0.9, 1.5, 0.5);
const swish = rush('highpass', 1800, 5200, 0.7, 0.02, 0.06, 0.3, 0.28);

/** Wood on wood. */
const knock = (pitch: number, peak: number): Voice => together(tone('triangle', pitch, pitch * 0.6, 0.001, 0.004, 0.045, peak), rush('bandpass', pitch * 2.4, pitch, 1.2, 0.001, 0.003, 0.03, peak * 0.8));

/** When a spinner that slows down ticks, in seconds. */
const TICKS = Array.from({ length: 26 }, (_, i) => 1.72 * (1 - Math.sqrt(1 - i / 26)));

const VOICES: Record<SoundName, Voice> = {
  whistle: blow(0.32),
  whistle2: together(blow(0.22), later(0.36, blow(0.42))),
  whistle3: together(blow(0.2), later(0.32, blow(0.2)), later(0.64, blow(0.7))),
  slap: together(card, later(0.012, card), tone('sine', 210, 90, 0.002, 0.004, 0.06, 0.35)),
  slide: rush('bandpass', 1500, 3600, 1, 0.03, 0.02, 0.09, 0.16),
  riffle: together(...Array.from({ length: 16 }, (_, i) => later(i * 0.021 + (i % 3) * 0.003, rush('bandpass', 1700 + i * 130, 1300 + i * 90, 1.6, 0.001, 0.003, 0.028, 0.16 + i * 0.012)))),
  pass: together(tone('sine', 190, 80, 0.002, 0.005, 0.08, 0.5), rush('lowpass', 1600, 400, 0.7, 0.001, 0.004, 0.04, 0.2)),
  kick: together(tone('sine', 170, 48, 0.002, 0.01, 0.14, 0.9), rush('lowpass', 2400, 300, 0.7, 0.001, 0.006, 0.07, 0.4)),
  tick: together(tone('triangle', 880, 1180, 0.004, 0.02, 0.12, 0.14)),
  tackle: together(thud, rush('lowpass', 900, 160, 0.8, 0.002, 0.03, 0.14, 0.6), later(0.03, throats([[520, 420]], 0.05, 0.1, 0.4, 0.1))),
  block: together(thud, rush('bandpass', 700, 300, 1, 0.002, 0.02, 0.1, 0.5), later(0.06, throats([[640, 420], [1100, 800]], 0.08, 0.15, 0.6, 0.22))),
  save: together(tone('sine', 240, 110, 0.002, 0.01, 0.09, 0.6), rush('lowpass', 1800, 500, 0.8, 0.001, 0.01, 0.06, 0.5), later(0.05, throats([[760, 480], [1300, 900]], 0.06, 0.25, 0.8, 0.28))),
  woodwork: together(...[523, 1318, 2093, 3121].map((pitch, i) => tone('sine', pitch, pitch * 0.995, 0.001, 0.01, 1.1 - i * 0.2, 0.26 / (i + 1))), thud, later(0.08, throats([[820, 460], [1400, 800]], 0.06, 0.25, 0.9, 0.26))),
  net: swish,
  goal: together(swish, later(0.04, roar), later(0.1, tone('sawtooth', 233, 231, 0.05, 0.8, 0.5, 0.025)), later(0.12, tone('sawtooth', 311, 309, 0.05, 0.8, 0.5, 0.02))),
  swell: throats([[380, 620], [820, 1050]], 0.25, 0.12, 0.7, 0.22),
  groan: throats([[560, 260], [900, 480]], 0.08, 0.2, 0.9, 0.3),
  beep: together(tone('square', 1040, 1040, 0.004, 0.09, 0.03, 0.07), later(0.2, tone('square', 1040, 1040, 0.004, 0.09, 0.03, 0.07)), later(0.4, tone('square', 1390, 1390, 0.004, 0.22, 0.05, 0.07))),
  dice: together(...[0, 0.055, 0.1, 0.17, 0.22].map((delay, i) => later(delay, knock(620 - i * 45, 0.32 - i * 0.045)))),
  ratchet: together(...TICKS.map((delay) => later(delay, knock(1500, 0.13))), later(0.1, throats([[420, 760], [900, 1250]], 1.5, 0.1, 0.5, 0.16))),
  heartbeat: together(...[0, 0.22, 0.85, 1.07].map((delay) => later(delay, tone('sine', 74, 42, 0.01, 0.03, 0.16, 0.8)))),
  breath: rush('bandpass', 900, 500, 0.8, 0.07, 0.04, 0.16, 0.16),
  drum: together(tone('sine', 120, 62, 0.003, 0.02, 0.26, 0.9), rush('lowpass', 700, 120, 0.7, 0.002, 0.01, 0.09, 0.4)),
  chime: together(...[1047, 1319, 1568, 2093].map((pitch, i) => later(0.55 + i * 0.09, tone('sine', pitch, pitch, 0.004, 0.05, 0.9, 0.16)))),
  hearts: together(...[523, 659, 784].map((pitch, i) => later(i * 0.06, tone('triangle', pitch, pitch, 0.005, 0.03, 0.16, 0.1)))),
  stroll: together(...Array.from({ length: 9 }, (_, i) => later(i * 0.15, rush('lowpass', 900 - (i % 2) * 250, 300, 0.8, 0.004, 0.01, 0.07, 0.16)))),
  topple: together(knock(430, 0.4), later(0.09, knock(310, 0.26)), later(0.15, knock(280, 0.12))),
};

/** The murmur under everything. */
function crowdBed(ctx: AudioContext, target: AudioNode): { gain: GainNode; tone: BiquadFilterNode } {
  const source = ctx.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  source.playbackRate.value = 0.6;
  const body = ctx.createBiquadFilter();
  body.type = 'bandpass';
  body.frequency.value = 420;
  body.Q.value = 0.9;
  const gain = ctx.createGain();
  gain.gain.value = 0;
  // Slow waves, so that it lives.
  const wave = ctx.createOscillator();
  const depth = ctx.createGain();
  wave.frequency.value = 0.23;
  depth.gain.value = 70;
  wave.connect(depth).connect(body.frequency);
  source.connect(body).connect(gain).connect(target);
  source.start();
  wave.start();
  return { gain, tone: body };
}

export const sound = {
  /** Plays a sound now. */
  play(name: SoundName): void {
    if (!settings.sound) return;
    const ctx = ready();
    if (ctx && out) VOICES[name](ctx, out, ctx.currentTime + 0.005);
  },
  /** Lets the crowd murmur, from 0 (silence) to 1 (on its feet). */
  crowd(wanted: number): void {
    level = wanted;
    if (!context || !stands) return;
    const now = context.currentTime;
    const on = settings.sound ? level : 0;
    stands.gain.gain.setTargetAtTime(on * on * 0.34, now, 0.35);
    stands.tone.frequency.setTargetAtTime(340 + on * 420, now, 0.5);
  },
  /** Stops everything at once, as when a table is left or the sound is switched off. */
  mute(): void {
    sound.crowd(0);
    if (context?.state === 'running') void context.suspend();
  },
};

if (typeof window !== 'undefined') {
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, wake, { passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void context?.suspend();
    else if (settings.sound) void context?.resume();
  });
}
