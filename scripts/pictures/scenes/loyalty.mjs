// @ts-check
import {
  brick,
  circle,
  coral,
  cream,
  ellipse,
  group,
  line,
  many,
  ochre,
  path,
  rect,
  terracotta,
} from '../drawing.mjs';

/** The coffee card, in plain colours only, because a GIF has at most 256. */
export const loyalty = { file: 'loyalty', width: 770, height: 220 };

/** The area of the tenth stamp, the only part that moves. */
export const moving = { x: 614, y: 104, width: 110, height: 104 };

const frames = 8;

/** @param {number} size @param {string} bean */
const cup = (size, bean) =>
  group(
    `scale(${size})`,
    circle(0, 0, 33, bean),
    path('M-17 -10 H13 L10 13 Q9 18 4 18 H-8 Q-13 18 -14 13 Z', cream),
    path('M13 -6 q12 0 10 9 q-2 8 -12 7', 'none', `stroke="${cream}" stroke-width="4"`),
    line('M-8 -16 q-3 -5 1 -9 M2 -16 q-3 -5 1 -9', cream, 3),
  );

/** @param {number} step 0 to `frames` − 1 */
function card(step) {
  const stamps = many(9, (i) =>
    group(
      `translate(${366 + (i % 5) * 76} ${70 + Math.floor(i / 5) * 82}) rotate(${[-8, 5, -3, 9, -6, 4, -9, 6, -4][i] ?? 0})`,
      cup(1, i % 2 ? brick : terracotta),
    ),
  );
  const size = [0, 0, 1.55, 1.2, 0.92, 1.05, 1, 1][step] ?? 1;
  const burst = [0, 0, 0, 0, 38, 44, 47, 0][step] ?? 0;
  return [
    rect(0, 0, 770, 220, '#2c5a4c'),
    many(7, (i) => circle(i * 130, i % 2 ? 230 : -10, 60, '#33655a')),
    group(
      'translate(150 112)',
      ellipse(0, 76, 106, 14, '#1f4438'),
      path('M-74 -34 H74 L60 60 Q57 72 44 72 H-44 Q-57 72 -60 60 Z', coral),
      path('M-74 -34 H-40 L-34 72 H-44 Q-57 72 -60 60 Z', '#f7b39e'),
      path('M70 -16 q52 -2 44 34 q-8 30 -50 28', 'none', `stroke="${coral}" stroke-width="15"`),
      ellipse(0, -34, 74, 17, '#f7d3c4'),
      ellipse(0, -32, 62, 12, '#6b3a1b'),
      path('M-26 -32 q12 -12 26 0 q14 -12 26 0 q-8 9 -26 9 q-18 0 -26 -9 z', '#e7c39a'),
      line('M-24 -58 q-12 -16 0 -30 M8 -60 q-12 -16 0 -32 M36 -58 q-12 -14 0 -28', '#8fb3a4', 6),
    ),
    rect(296, 14, 452, 192, '#e3d3b8', 18),
    rect(292, 10, 452, 192, cream, 18),
    stamps,
    group(
      'translate(670 152)',
      `<circle r="33" fill="none" stroke="${ochre}" stroke-width="3" stroke-dasharray="7 6"/>`,
      many(burst ? 10 : 0, (i) =>
        group(`rotate(${i * 36})`, rect(-2.5, -burst - 6, 5, 12, i % 2 ? ochre : coral, 2)),
      ),
      size ? cup(size, ochre) : line('M0 -12 V12 M-12 0 H12', ochre, 5),
    ),
  ].join('');
}

/** The frames, and the time of each in hundredths of a second. */
export const steps = Array.from({ length: frames }, (_, i) => ({
  body: card(i),
  hundredths: [90, 30, 7, 7, 7, 9, 12, 240][i] ?? 10,
}));
