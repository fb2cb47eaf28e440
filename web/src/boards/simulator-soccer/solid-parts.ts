/** The things on the solid table, made of geometry and painted on canvases. One unit is a centimetre. */

import {
  BoxGeometry,
  BufferAttribute,
  CanvasTexture,
  CylinderGeometry,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SphereGeometry,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { GOAL, GRID, HALF_WIDTH, LENGTH, type Line, type Point, THICK } from './pitch';

/** A point of the fabric in the space of the table: x to the right, y up, z towards the coach. */
export const space = ({ x, y }: Point, z = 0): Vector3 => new Vector3(x - LENGTH / 2, z, -y);

/** The layer of what is seen through: nets. */
export const SEEN_THROUGH = 1;

type Brush = CanvasRenderingContext2D;

function painted(width: number, height: number, paint: (brush: Brush) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush) paint(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

const FABRIC = { width: 100, height: 79 };
/** Pixels of a centimetre of fabric. */
const GRAIN = 20;

/** A small even noise, the same for everybody. */
function* noise(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    yield state / 0x7fffffff;
  }
}

function paintFabric(brush: Brush): void {
  const { width, height } = brush.canvas;
  brush.fillStyle = '#2d7d4c';
  brush.fillRect(0, 0, width, height);
  const random = noise(7);
  for (let y = 0; y < height; y += 3) {
    brush.fillStyle = `rgb(${20 + random.next().value * 50} ${100 + random.next().value * 50} 70 / 0.16)`;
    brush.fillRect(0, y, width, 1.4);
  }
  for (let x = 0; x < width; x += 3) {
    brush.fillStyle = `rgb(10 ${50 + random.next().value * 60} 30 / 0.14)`;
    brush.fillRect(x, 0, 1.3, height);
  }
  const at = ({ x, y }: Point): [number, number] => [(x + 6) * GRAIN, (FABRIC.height / 2 - y) * GRAIN];
  const lines = (all: Line[], colour: string, thick: number) => {
    brush.strokeStyle = colour;
    brush.lineWidth = thick * GRAIN;
    brush.lineCap = 'round';
    brush.beginPath();
    for (const [a, b] of all) {
      brush.moveTo(...at(a));
      brush.lineTo(...at(b));
    }
    brush.stroke();
  };
  lines(GRID, 'rgb(222 246 226 / 0.34)', 0.09);
  lines(THICK, 'rgb(246 252 244 / 0.92)', 0.3);
  const [w, l] = [HALF_WIDTH, LENGTH];
  const corners: Point[] = [{ x: 0, y: -w }, { x: l, y: -w }, { x: l, y: w }, { x: 0, y: w }];
  lines([...corners.map((corner, i): Line => [corner, corners[(i + 1) % 4] ?? corner]), [{ x: 44, y: -w }, { x: 44, y: w }]], '#f6fcf4', 0.4);
  brush.fillStyle = '#f6fcf4';
  for (const x of [12, 44, 76]) {
    brush.beginPath();
    brush.arc(...at({ x, y: 0 }), 0.5 * GRAIN, 0, 7);
    brush.fill();
  }
}

/** The cloth, lightly wrinkled. */
export function fabric(): Mesh {
  const geometry = new PlaneGeometry(FABRIC.width, FABRIC.height, 80, 64);
  const places = geometry.getAttribute('position') as BufferAttribute;
  for (let i = 0; i < places.count; i += 1) {
    const [x, y] = [places.getX(i), places.getY(i)];
    const edge = Math.max(Math.abs(x) / 50, Math.abs(y) / 39.5);
    // The pitch itself lies flat; the margin has a few soft folds.
    const folds = Math.sin(x * 0.33 + y * 0.21) * 0.22 + Math.sin(y * 0.5 - x * 0.12) * 0.14;
    places.setZ(i, edge > 0.9 ? folds * (edge - 0.9) * 6 : 0);
  }
  geometry.computeVertexNormals();
  const mesh = new Mesh(geometry, new MeshStandardMaterial({ map: painted(FABRIC.width * GRAIN, FABRIC.height * GRAIN, paintFabric), roughness: 0.96 }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  return mesh;
}

/** The wooden table under it. */
export function wood(): Mesh {
  const grain = painted(512, 512, (brush) => {
    brush.fillStyle = '#8d5c2f';
    brush.fillRect(0, 0, 512, 512);
    const random = noise(3);
    for (let y = 0; y < 512; y += 2) {
      brush.fillStyle = `rgb(${60 + random.next().value * 70} ${34 + random.next().value * 40} 14 / 0.22)`;
      brush.fillRect(0, y, 512, 1 + random.next().value * 3);
    }
  });
  grain.wrapS = grain.wrapT = RepeatWrapping;
  grain.repeat.set(6, 8);
  const mesh = new Mesh(new PlaneGeometry(520, 440), new MeshStandardMaterial({ map: grain, roughness: 0.6 }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = -0.5;
  mesh.receiveShadow = true;
  return mesh;
}

const white = (): MeshStandardMaterial => new MeshStandardMaterial({ color: '#f5f5ef', roughness: 0.4 });

function rod(from: Vector3, to: Vector3, radius: number, material: Material): Mesh {
  const mesh = new Mesh(new CylinderGeometry(radius, radius, from.distanceTo(to), 12), material);
  mesh.position.copy(from).add(to).multiplyScalar(0.5);
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), to.clone().sub(from).normalize());
  mesh.castShadow = true;
  return mesh;
}

export interface Goal {
  group: Group;
  /** Lets the net behind the line bulge round the ball. */
  bulge(ball: Point & { z: number }): void;
}

/** A goal at an end of the pitch: `x` is its line, `out` the way behind it. */
export function goal(x: number, out: 1 | -1): Goal {
  const group = new Group();
  const frame = white();
  const [line, back, { half, height }] = [x + out * 0.2, x + out * GOAL.depth, GOAL];
  const post = (y: number) => rod(space({ x: line, y }), space({ x: line, y }, height), 0.2, frame);
  group.add(post(-half), post(half), rod(space({ x: line, y: -half }, height), space({ x: line, y: half }, height), 0.2, frame));
  for (const y of [-half, half]) group.add(rod(space({ x: line, y }, height), space({ x: back, y }, 4), 0.08, frame), rod(space({ x: back, y }), space({ x: back, y }, 4), 0.08, frame));
  const mesh = painted(128, 128, (brush) => {
    brush.strokeStyle = 'rgb(255 255 255 / 0.9)';
    brush.lineWidth = 7;
    brush.strokeRect(0, 0, 128, 128);
  });
  mesh.wrapS = mesh.wrapT = RepeatWrapping;
  const net = (width: number, tall: number): Mesh => {
    const texture = mesh.clone();
    texture.repeat.set(Math.round(width * 1.6), Math.round(tall * 1.6));
    const plane = new Mesh(new PlaneGeometry(width, tall, 24, 10), new MeshStandardMaterial({ map: texture, transparent: true, opacity: 0.85, side: DoubleSide, depthWrite: false, roughness: 1 }));
    plane.layers.set(SEEN_THROUGH);
    return plane;
  };
  const behind = net(2 * half, 4);
  behind.rotation.y = Math.PI / 2;
  behind.position.copy(space({ x: back, y: 0 }, 2));
  const roof = net(GOAL.depth, 2 * half);
  roof.rotation.x = -Math.PI / 2;
  roof.rotation.y = out * 0.12;
  roof.position.copy(space({ x: x + (out * GOAL.depth) / 2, y: 0 }, 4.3));
  group.add(behind, roof);
  for (const y of [-half, half]) {
    const side = net(GOAL.depth, 4.2);
    side.position.copy(space({ x: x + (out * GOAL.depth) / 2, y }, 2.1));
    group.add(side);
  }
  const places = behind.geometry.getAttribute('position') as BufferAttribute;
  const bulge: Goal['bulge'] = (ball) => {
    const deep = (ball.x - x) * out;
    const push = deep > 2.5 ? Math.min(2, deep - 2.5) : 0;
    for (let i = 0; i < places.count; i += 1) {
      // The plane has been turned: its own x runs along the pitch's y.
      const far = Math.hypot(places.getX(i) - ball.y, places.getY(i) + 2 - ball.z);
      places.setZ(i, out * push * Math.exp(-((far / 1.6) ** 2)));
    }
    places.needsUpdate = true;
  };
  return { group, bulge };
}

/** Corner flags and the boards along the far touchline. */
export function scenery(): Group {
  const group = new Group();
  const stick = new MeshStandardMaterial({ color: '#c9a35a' });
  const cloth = new MeshStandardMaterial({ color: '#d8392d', side: DoubleSide });
  for (const x of [0, LENGTH]) {
    for (const y of [-HALF_WIDTH, HALF_WIDTH]) {
      group.add(rod(space({ x, y }), space({ x, y }, 4.2), 0.1, stick));
      const flag = new Mesh(new PlaneGeometry(1.7, 1.1), cloth);
      flag.position.copy(space({ x, y }, 3.6)).add(new Vector3(0.85, 0, 0));
      flag.castShadow = true;
      group.add(flag);
    }
  }
  const colours = ['#a4282d', '#1d5c8f', '#e0a21b', '#2f6b43', '#6a3d86', '#d0632b', '#1f7a78', '#8a2c52'];
  colours.forEach((colour, i) => {
    const board = new Mesh(new BoxGeometry(10.2, 1.7, 0.3), new MeshStandardMaterial({ color: colour, roughness: 0.7 }));
    board.position.copy(space({ x: 6.1 + i * 10.8, y: 32.4 }, 0.85));
    board.castShadow = board.receiveShadow = true;
    group.add(board);
  });
  return group;
}

/** SIM-TIME-2 A walking referee with his number. */
export function referee(number: number): Mesh {
  const top = painted(64, 64, (brush) => {
    brush.fillStyle = '#14201a';
    brush.fillRect(0, 0, 64, 64);
    brush.fillStyle = '#f2c53a';
    brush.font = '700 48px sans-serif';
    brush.textAlign = 'center';
    brush.fillText(String(number), 32, 49);
  });
  const black = new MeshStandardMaterial({ color: '#14201a', roughness: 0.5 });
  const geometry = new CylinderGeometry(0.7, 0.8, 2.6, 20);
  // His number is upright for the coach.
  geometry.rotateY(Math.PI / 2);
  const mesh = new Mesh(geometry, [black, new MeshStandardMaterial({ map: top }), black]);
  mesh.castShadow = true;
  return mesh;
}

/** What a peg shows: its wrap and its sticker as SVG, and a colour for each until they are drawn. */
export interface Dress {
  wrap: string;
  ground: string;
  top: string;
  sole: string;
  /** Away is told from Home without colours too: by a chequered band round its head. */
  chequered: boolean;
}

/** A picture that is drawn from SVG as soon as the browser has read it; `done` says when. */
function drawn(svg: string, width: number, height: number, ground: string, over: (brush: Brush) => void, done: () => void): CanvasTexture {
  const texture = painted(width, height, (brush) => {
    brush.fillStyle = ground;
    brush.fillRect(0, 0, width, height);
    const image = new Image();
    image.onload = () => {
      brush.drawImage(image, 0, 0, width, height);
      over(brush);
      texture.needsUpdate = true;
      done();
    };
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
  return texture;
}

function paintBand(brush: Brush): void {
  const [w, h] = [brush.canvas.width, brush.canvas.height * 0.06];
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, w, h);
  brush.fillStyle = '#14201a';
  for (let x = 0; x < w; x += w / 12) brush.fillRect(x, 0, w / 24, h);
}

/** SIM-STRIP-1, SIM-TEAM-7 A peg in its wrap with its sticker on top. */
export function peg({ wrap, ground, top, sole, chequered }: Dress, done: () => void): Mesh {
  const side = drawn(wrap, 377, 320, ground, (brush) => chequered && paintBand(brush), done);
  const head = drawn(top, 128, 128, '#fbf8f1', () => {}, done);
  const geometry = new CylinderGeometry(0.6, 0.6, 3.2, 28);
  // The number on the back looks at the coach.
  geometry.rotateY(Math.PI / 2);
  const mesh = new Mesh(geometry, [new MeshStandardMaterial({ map: side, roughness: 0.55 }), new MeshStandardMaterial({ map: head, color: '#c4bfb4', roughness: 0.8 }), new MeshStandardMaterial({ color: sole })]);
  mesh.castShadow = true;
  return mesh;
}

export function ball(): Mesh {
  const skin = painted(128, 64, (brush) => {
    brush.fillStyle = '#fbfaf3';
    brush.fillRect(0, 0, 128, 64);
    brush.fillStyle = '#1a231e';
    for (const [x, y] of [[16, 20], [48, 44], [80, 20], [112, 44], [64, 4], [0, 60]] as const) {
      brush.beginPath();
      brush.arc(x, y, 7, 0, 7);
      brush.fill();
    }
  });
  const mesh = new Mesh(new SphereGeometry(0.5, 24, 16), new MeshStandardMaterial({ map: skin, roughness: 0.35 }));
  mesh.castShadow = true;
  return mesh;
}

/** SIM-GK-9 The bar that carries the keeper along his track. */
export function bar(): Mesh {
  const mesh = new Mesh(new CylinderGeometry(0.14, 0.14, 14, 10), new MeshStandardMaterial({ color: '#c9ced2', metalness: 0.7, roughness: 0.3 }));
  mesh.rotation.x = Math.PI / 2;
  mesh.castShadow = true;
  mesh.visible = false;
  return mesh;
}
