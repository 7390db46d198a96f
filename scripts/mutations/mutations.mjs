// @ts-check
import { around } from './around.mjs';
import { boxes } from './boxes.mjs';
import { iphone } from './iphone.mjs';
import { media } from './media.mjs';
import { taps } from './taps.mjs';
import { text } from './text.mjs';
import { views } from './views.mjs';

/** @typedef {import('./mutation.mjs').Mutation} Mutation */

/** Every fact that is broken, in the order of the checks. @type {readonly Mutation[]} */
export const mutations = [...boxes, ...taps, ...media, ...text, ...iphone, ...around, ...views];
