// @ts-check
import { circle, cream, path } from '../drawing.mjs';

/** @typedef {import('../drawing.mjs').Drawing} Drawing */

/** Lark & Loom: a bird whose wing is a skein of thread. @param {Drawing} d */
function logo(d) {
  return [
    d.ground(d.linear(60, '#3a4f86', '#1d2a44')),
    path(
      'M40 132 C64 92 100 78 126 84 C130 62 148 50 166 56 C178 60 184 70 184 80 L204 88 L184 96 C182 140 150 172 104 172 C82 172 66 166 54 158 L24 170 Z',
      cream,
    ),
    path('M66 138 C92 136 122 120 136 96 C146 128 128 156 96 156 C82 156 72 150 66 138 Z', '#e8ae4a'),
    path(
      'M74 142 C98 142 124 128 136 108 M82 149 C104 150 126 138 138 120',
      'none',
      'stroke="#b3782a" stroke-width="4" stroke-linecap="round"',
    ),
    circle(164, 76, 6, '#1d2a44'),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const brand = [{ file: 'agent-logo', width: 224, height: 224, draw: logo }];
