/** The solid table: it shows the same scene as the flat one, and is a lens like it. */

import { ACESFilmicToneMapping, AmbientLight, Color, type Mesh, type MeshStandardMaterial, PCFShadowMap, PerspectiveCamera, Plane, Quaternion, Raycaster, Scene as Space, SpotLight, Vector2, Vector3, WebGLRenderer } from 'three';
import type { Height } from './flight';
import { dressOf } from './kits';
import type { Lens } from './lens';
import type { Depth } from './depth';
import { Pace } from './pace';
import { type Angle, isSolid } from './prefs.svelte';
import { behindFlag, besideRow, LENGTH, type Point } from './pitch';
import type { Scene } from './scene';
import * as parts from './solid-parts';
import type { Player, View } from './types';

const UP = new Vector3(0, 1, 0);
/** Where each camera stands, how much nearer than for the whole table, and how far it goes with the ball. */
const ANGLES: Record<Angle, { turn: number; tilt: number; zoom: number; follows: number }> = {
  stand: { turn: 0, tilt: 0.8, zoom: 1, follows: 0 },
  goal: { turn: Math.PI / 2, tilt: 0.3, zoom: 0.42, follows: 0.45 },
  above: { turn: 0, tilt: 1.5, zoom: 0.5, follows: 1 },
};
/** From the stand a table that is wider than high is seen from its long side, and one that is higher from behind Home's goal. */
const LYING = { ...ANGLES.stand, middle: new Vector3(0, 0, 4.5) };
const UPRIGHT = { turn: -Math.PI / 2, tilt: 1.15, middle: new Vector3(-4.5, 0, 0) };
/** What of the fabric must be seen from there. */
const CORNERS = [-5, LENGTH + 5].flatMap((x) => [-34.5, 33].map((y) => parts.space({ x, y })));
/** A peg in a hand: how fast it gets to its place, and how high it is lifted. */
const HASTE = 9;
const HOP = 0.16;
/** Seconds of a frame after a rest, and of the slowest frame: a slow machine shows fewer, and is not late. */
const FRAME = 1 / 60;
const SLOWEST = 0.25;

/** Whether this device is quick enough for a shallow depth of field: until it has shown that it is not. */
let quick = isSolid();

interface Figure {
  mesh: Mesh;
  /** The view that it was last dressed for, and what it wears: another sticker makes it anew. */
  view: View;
  look: string;
  to: Vector3;
  stand: Quaternion;
}

export class Table {
  #renderer: WebGLRenderer;
  #space = new Space();
  #camera = new PerspectiveCamera(34, 1, 1, 600);
  #lamp = new SpotLight('#ffdfae', 9500, 320, 0.66, 0.6, 1.6);
  #ambient = new AmbientLight('#e6ecff', 0.95);
  #ball = parts.ball();
  #bar = parts.bar();
  #goals = [parts.goal(0, -1), parts.goal(LENGTH, 1)];
  #referees = [1, 2, 3].map(parts.referee);
  #figures = new Map<Player, Figure>();
  #angle: Angle = 'stand';
  /** Which goal the camera behind the goals looks out of: 1 is Away's. */
  #end: 1 | -1 = 1;
  /** How the camera is turned and tilted, and how it is to be. */
  #turn = LYING.turn;
  #tilt = LYING.tilt;
  #wantedTurn = LYING.turn;
  #wantedTilt = LYING.tilt;
  /** How far away the whole table is seen, and how much nearer the coach wants to be. */
  #whole = 110;
  #near = 1;
  /** What is shown, for the camera to follow. */
  #shown: { scene: Scene; ball: Height } | null = null;
  /** Where the camera looks, and where it is to look. */
  #focus = LYING.middle.clone();
  #wanted = LYING.middle.clone();
  #zoom = 1;
  #wantedZoom = 1;
  #size = { width: 1, height: 1 };
  #frame = 0;
  #last = 0;
  /** Whether the last frame was of a movement, which the next one goes on with. */
  #moved = false;
  #still = false;
  #depth: Depth | null = null;
  #pace = new Pace();
  #changed: (lens: Lens) => void;

  constructor(canvas: HTMLCanvasElement, changed: (lens: Lens) => void) {
    this.#changed = changed;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#lamp.position.set(-18, 120, 30);
    this.#lamp.castShadow = true;
    this.#lamp.shadow.mapSize.set(1024, 1024);
    this.#lamp.shadow.camera.near = 60;
    this.#lamp.shadow.camera.far = 190;
    this.#lamp.shadow.bias = -0.0006;
    this.#lamp.shadow.radius = 4;
    this.#space.add(parts.wood(), parts.fabric(), parts.scenery(), this.#ball, this.#bar, this.#lamp, this.#lamp.target, this.#ambient, ...this.#goals.map(({ group }) => group), ...this.#referees);
    this.#camera.layers.enable(parts.SEEN_THROUGH);
    if (quick) void import('./depth').then(({ Depth }) => this.#deepen(new Depth(this.#renderer, this.#space, this.#camera)));
  }

  #deepen(depth: Depth): void {
    if (this.#frame < 0) return depth.dispose();
    this.#depth = depth;
    this.#depth.resize(this.#size.width, this.#size.height);
    this.#wake();
  }

  /** Whatever the device is too slow for, it does without from now on. */
  #flatten(): void {
    quick = false;
    this.#depth?.dispose();
    this.#depth = null;
  }

  /** How the table stands in its room; its middle is a little towards the coach. */
  get #stands() {
    return this.#size.width < this.#size.height ? UPRIGHT : LYING;
  }

  resize(width: number, height: number): void {
    const stood = this.#stands;
    this.#size = { width, height };
    this.#renderer.setSize(width, height, false);
    this.#depth?.resize(width, height);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#fit();
    if (this.#stands !== stood) this.watch(this.#angle, true);
    // A renderer of another size is empty: it is drawn in the same frame, or the table would go blank.
    cancelAnimationFrame(this.#frame);
    this.#draw(performance.now());
  }

  /** Finds the distance from which the whole table is seen. */
  #fit(): void {
    const camera = this.#camera.clone();
    const { middle, turn, tilt } = this.#stands;
    const way = new Vector3(Math.cos(tilt) * Math.sin(turn), Math.sin(tilt), Math.cos(tilt) * Math.cos(turn));
    for (this.#whole = 60; this.#whole < 320; this.#whole += 2) {
      camera.position.copy(middle).addScaledVector(way, this.#whole);
      camera.lookAt(middle);
      camera.updateMatrixWorld();
      const seen = CORNERS.map((corner) => corner.clone().project(camera));
      if (seen.every(({ x, y }) => Math.abs(x) < 0.98 && Math.abs(y) < 0.98)) return;
    }
  }

  /** A dark room has one lamp only. */
  light(dark: boolean): void {
    this.#ambient.intensity = dark ? 0.5 : 0.95;
    this.#space.background = new Color(dark ? '#150c06' : '#2a180c');
    this.#wake();
  }

  /** Puts everything where the scene says; `still` does it at once. */
  show(scene: Scene, view: View, pegs: Scene['pegs'], ball: Height, still: boolean): void {
    this.#still = still;
    for (const [player, figure] of this.#figures) {
      if (!(player in pegs)) this.#drop(player, figure);
    }
    for (const [player, { at, lying }] of Object.entries(pegs)) {
      const figure = this.#figure(view, player, at);
      const dives = scene.barred?.player === player && scene.barred.posture !== 'upright' && scene.flight !== null;
      const down = lying !== null || dives;
      const height = dives && scene.barred?.posture === 'high' ? 2.8 : down ? 0.6 : 1.6;
      figure.to.copy(parts.space(at, height));
      const turn = ((lying ?? 90) * Math.PI) / 180;
      figure.stand.setFromUnitVectors(UP, down ? new Vector3(Math.cos(turn), 0, -Math.sin(turn)) : UP);
      for (const material of figure.mesh.material as MeshStandardMaterial[]) material.emissive.set(view.offside.includes(player) && !scene.flight ? '#7a0f0f' : '#000000');
    }
    const rolled = parts.space(ball, ball.z);
    const way = rolled.clone().sub(this.#ball.position).setY(0);
    if (way.length() > 0.001) this.#ball.rotateOnWorldAxis(new Vector3(way.z, 0, -way.x).normalize(), way.length() / 0.5);
    this.#ball.position.copy(rolled);
    for (const goal of this.#goals) goal.bulge(ball);
    const keeper = scene.barred ? pegs[scene.barred.player] : undefined;
    this.#bar.visible = keeper !== undefined;
    if (keeper) this.#bar.position.copy(parts.space({ x: keeper.at.x, y: 0 }, 3.4));
    this.#referees.forEach((mesh, i) => {
      const walks = i + 1 === scene.referee.number;
      mesh.visible = i + 1 >= scene.referee.number && i < Math.ceil(view.clock.steps / 11);
      mesh.position.copy(parts.space(walks ? besideRow(scene.referee.row) : behindFlag(i + 1 - scene.referee.number), 1.3));
    });
    this.#shown = { scene, ball };
    this.#follow();
    this.#wake();
  }

  /** The camera goes with a kick, nearer still when the ball is on its way into a goal; a coach who has come near keeps the ball in sight. */
  #follow(): void {
    if (!this.#shown) return;
    const { ball, scene: { flight, attacking } } = this.#shown;
    const { zoom, follows } = ANGLES[this.#angle];
    const end = flight?.path.at(-1);
    this.#face((end ? end.x > LENGTH / 2 : attacking === 'home') ? 1 : -1);
    if (this.#angle === 'stand') {
      if (flight) this.#wanted.copy(parts.space(ball)).multiplyScalar(0.6);
      else this.#wanted.copy(this.#stands.middle).lerp(parts.space(ball), Math.max(0, 1 - this.#near));
    } else this.#wanted.copy(this.#angle === 'goal' ? parts.space({ x: this.#end === 1 ? LENGTH : 0, y: 0 }) : this.#stands.middle).lerp(parts.space(ball), follows);
    this.#wantedZoom = this.#angle === 'stand' && flight ? (flight.slow < 1 ? 0.5 : 0.78) : zoom;
  }

  /** Turns the camera behind the goals to the one that matters. */
  #face(end: 1 | -1): void {
    if (this.#end === end) return;
    this.#end = end;
    if (this.#angle === 'goal') this.#wantedTurn = ANGLES.goal.turn * end;
  }

  /** Goes to another camera; `cut` is there at once. */
  watch(angle: Angle, cut: boolean): void {
    this.#angle = angle;
    this.#wantedTurn = angle === 'goal' ? ANGLES.goal.turn * this.#end : this.#stands.turn;
    this.#wantedTilt = angle === 'stand' ? this.#stands.tilt : ANGLES[angle].tilt;
    this.#near = 1;
    this.#follow();
    if (cut) this.#look(1);
    this.#wake();
  }

  /** Turns the camera round the table, or brings it nearer, in steps. */
  turn(by: number, near: number): void {
    this.#wantedTurn += by * 0.26;
    this.#near = Math.min(1.4, Math.max(0.25, this.#near * 0.86 ** near));
    this.#follow();
    this.#wake();
  }

  drag(dx: number, dy: number): void {
    this.#turn = this.#wantedTurn -= dx * 0.006;
    this.#tilt = this.#wantedTilt = Math.min(1.5, Math.max(0.25, this.#wantedTilt + dy * 0.005));
    this.#wake();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
    this.#depth?.dispose();
    this.#space.traverse((thing) => {
      const mesh = thing as Partial<Mesh>;
      mesh.geometry?.dispose();
      for (const material of mesh.material ? [mesh.material].flat() : []) {
        (material as MeshStandardMaterial).map?.dispose();
        material.dispose();
      }
    });
    this.#renderer.dispose();
  }

  #figure(view: View, player: Player, at: Point): Figure {
    const known = this.#figures.get(player);
    if (known?.view === view) return known;
    const dress = dressOf(view, player);
    const look = JSON.stringify(dress);
    if (known?.look === look) {
      known.view = view;
      return known;
    }
    if (known) this.#drop(player, known);
    const mesh = parts.peg(dress, () => this.#wake());
    mesh.position.copy(parts.space(at, 1.6));
    this.#space.add(mesh);
    const figure = { mesh, view, look, to: mesh.position.clone(), stand: new Quaternion() };
    this.#figures.set(player, figure);
    return figure;
  }

  #drop(player: Player, { mesh }: Figure): void {
    this.#space.remove(mesh);
    mesh.geometry.dispose();
    for (const material of mesh.material as MeshStandardMaterial[]) {
      material.map?.dispose();
      material.dispose();
    }
    this.#figures.delete(player);
  }

  #wake(): void {
    if (this.#frame !== 0) return;
    this.#last = Math.max(this.#last, performance.now() - 1000 * FRAME);
    this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    const before = this.#last;
    const seconds = Math.min(SLOWEST, Math.max(0, now - before) / 1000);
    this.#last = now;
    if (this.#depth && this.#moved && this.#pace.falls((now - before) / 1000)) this.#flatten();
    const part = this.#still ? 1 : 1 - Math.exp(-seconds * HASTE);
    let moving = false;
    for (const { mesh, to, stand } of this.#figures.values()) {
      const flat = Math.hypot(to.x - mesh.position.x, to.z - mesh.position.z);
      mesh.position.lerp(to, part);
      if (flat > 0.05 && !this.#still) mesh.position.y = to.y + Math.min(2.5, flat * HOP);
      mesh.quaternion.slerp(stand, part);
      if (flat > 0.02 || Math.abs(to.y - mesh.position.y) > 0.02 || mesh.quaternion.angleTo(stand) > 0.02) moving = true;
    }
    if (this.#look(this.#still ? 1 : 1 - Math.exp(-seconds * 4))) moving = true;
    if (this.#depth && !this.#still) this.#depth.draw(this.#ball.position);
    else this.#renderer.render(this.#space, this.#camera);
    this.#moved = moving;
    if (moving) this.#frame = requestAnimationFrame((later) => this.#draw(later));
  }

  /** Moves the camera a part of its way; whether it is still under way. */
  #look(part: number): boolean {
    const away = this.#focus.distanceTo(this.#wanted) + (Math.abs(this.#zoom - this.#wantedZoom) + Math.abs(this.#turn - this.#wantedTurn) + Math.abs(this.#tilt - this.#wantedTilt)) * 20;
    this.#turn += (this.#wantedTurn - this.#turn) * part;
    this.#tilt += (this.#wantedTilt - this.#tilt) * part;
    this.#focus.lerp(this.#wanted, part);
    this.#zoom += (this.#wantedZoom - this.#zoom) * part;
    const far = this.#whole * this.#near * this.#zoom;
    const flat = far * Math.cos(this.#tilt);
    const old = this.#camera.matrixWorld.clone();
    this.#camera.position.set(this.#focus.x + flat * Math.sin(this.#turn), far * Math.sin(this.#tilt), this.#focus.z + flat * Math.cos(this.#turn));
    this.#camera.lookAt(this.#focus);
    this.#camera.updateMatrixWorld();
    if (!old.equals(this.#camera.matrixWorld) || away > 0.05) this.#changed(this.#lens());
    return away > 0.05;
  }

  #lens(): Lens {
    const camera = this.#camera.clone();
    const { width, height } = this.#size;
    const ray = new Raycaster();
    const ground = new Plane(UP, 0);
    return {
      at: (point, z = 0) => {
        const seen = parts.space(point, z).project(camera);
        return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
      },
      under: ({ x, y }) => {
        ray.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), camera);
        const hit = ray.ray.intersectPlane(ground, new Vector3());
        return hit ? { x: hit.x + LENGTH / 2, y: -hit.z } : { x: LENGTH / 2, y: 200 };
      },
    };
  }
}
