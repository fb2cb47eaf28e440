/** A shallow depth of field: whatever is as far away as the ball is sharp, nearer and farther things grow soft. */

import { HalfFloatType, type PerspectiveCamera, type Scene, type Vector3, type WebGLRenderer, WebGLRenderTarget } from 'three';
import { BokehPass } from 'three/addons/postprocessing/BokehPass.js';
import { EffectComposer } from 'three/addons/postprocessing/EffectComposer.js';
import { OutputPass } from 'three/addons/postprocessing/OutputPass.js';
import { RenderPass } from 'three/addons/postprocessing/RenderPass.js';
import { SEEN_THROUGH } from './solid-parts';

/** How soft a thing is for each centimetre before or behind the ball, and at most: in widths of the picture. */
const SOFTNESS = 0.00011;
const SOFTEST = 0.006;

export class Depth {
  #composer: EffectComposer;
  #bokeh: BokehPass;
  #passes: { dispose(): void }[];
  /** Sees the same as the camera, but not what is seen through: a net would blur whatever is behind it. */
  #eye: PerspectiveCamera;
  #camera: PerspectiveCamera;

  constructor(renderer: WebGLRenderer, space: Scene, camera: PerspectiveCamera) {
    this.#camera = camera;
    this.#eye = camera.clone();
    this.#eye.layers.disable(SEEN_THROUGH);
    this.#bokeh = new BokehPass(space, this.#eye, { aperture: SOFTNESS, maxblur: SOFTEST });
    // Edges stay as smooth as they are without it.
    this.#composer = new EffectComposer(renderer, new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples: 4 }));
    this.#composer.setPixelRatio(renderer.getPixelRatio());
    const passes = [new RenderPass(space, camera), this.#bokeh, new OutputPass()];
    for (const pass of passes) this.#composer.addPass(pass);
    this.#passes = passes;
  }

  resize(width: number, height: number): void {
    this.#composer.setSize(width, height);
  }

  /** Draws the table, sharp as far away as this point. */
  draw(focus: Vector3): void {
    this.#eye.copy(this.#camera, false);
    this.#eye.layers.disable(SEEN_THROUGH);
    this.#eye.updateMatrixWorld();
    (this.#bokeh.uniforms as { focus: { value: number } }).focus.value = -focus.clone().applyMatrix4(this.#eye.matrixWorldInverse).z;
    this.#composer.render();
  }

  dispose(): void {
    for (const pass of this.#passes) pass.dispose();
    this.#composer.dispose();
  }
}
