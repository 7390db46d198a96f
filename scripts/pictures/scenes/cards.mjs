// @ts-check
import {
  brick,
  circle,
  coral,
  cream,
  forest,
  ink,
  leaf,
  many,
  navy,
  ochre,
  path,
  sage,
  sand,
  sky,
  teal,
  terracotta,
} from '../drawing.mjs';

/** @typedef {import('../drawing.mjs').Drawing} Drawing */

/** Colours of sky, sun and two ranges of hills for each card of the speed example. */
const tones = [
  [sky, cream, sage, leaf],
  [sand, coral, terracotta, brick],
  ['#cfe4ea', '#f6d9c4', teal, forest],
  [ochre, cream, coral, terracotta],
  ['#3d5480', coral, navy, ink],
  [sage, cream, leaf, forest],
  ['#f3d3b8', ochre, teal, navy],
  [sky, '#ffe9b8', '#7d9fb3', navy],
  ['#e4b7a7', cream, brick, '#5a2a2c'],
  ['#2f6b70', ochre, forest, ink],
];

/** @param {Drawing} d @param {number} i */
function hills(d, i) {
  const [air = sky, sun = cream, near = leaf, far = forest] = tones[i % tones.length] ?? [];
  const shift = (i * 53) % 180;
  return [
    d.ground(d.linear(90, air, cream)),
    circle(90 + ((i * 67) % 290), 92, 36, sun),
    circle(90 + ((i * 67) % 290), 92, 70, sun, 'opacity=".25"'),
    path(
      `M0 160 C${60 + shift / 3} ${70 + (i % 4) * 14} ${190 + shift / 2} ${110 + (i % 3) * 10} 464 ${130 - (i % 5) * 8} V224 H0 Z`,
      d.linear(90, near, far),
      'opacity=".75"',
    ),
    path(
      `M0 ${196 - (i % 3) * 8} C120 ${120 + (i % 4) * 10} ${240 + shift / 2} 214 464 ${150 + (i % 4) * 8} V224 H0 Z`,
      d.linear(90, far, ink),
    ),
    many(3, (j) =>
      path(
        `M${40 + j * 150 + ((i * 17) % 60)} ${52 + j * 12} q9 -9 16 0 q8 -9 17 0`,
        'none',
        `stroke="${ink}" stroke-width="2" opacity=".4" stroke-linecap="round"`,
      ),
    ),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const cards = tones.map((_, i) => ({
  file: `card-${i}`,
  width: 464,
  height: 224,
  draw: (d) => hills(d, i),
}));
