/** A board that is only a picture beside some words: nobody plays on it, so it takes no keys, no focus, and is silent. */

import { getContext, hasContext, setContext } from 'svelte';

const KEY = Symbol('picture');

/** Whatever board is made below the component that is being made is a picture. */
export const makePicture = (): void => void setContext(KEY, true);

/** Whether the board that is being made is a picture. */
export const isPicture = (): boolean => hasContext(KEY) && getContext<boolean>(KEY);
