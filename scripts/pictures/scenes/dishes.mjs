// @ts-check
import {
  blush,
  brick,
  chance,
  circle,
  ellipse,
  forest,
  group,
  ink,
  leaf,
  line,
  many,
  ochre,
  path,
  rect,
  teal,
  white,
} from '../drawing.mjs';

/** @typedef {import('../drawing.mjs').Drawing} Drawing */

/** A plate seen from above. @param {Drawing} d @param {number} x @param {number} y @param {number} r @param {string} glaze */
function plate(d, x, y, r, glaze) {
  return (
    d.shadow(x + 10, y + 16, r * 1.04, r * 1.02, 0.35) +
    circle(x, y, r, d.linear(50, '#ffffff', glaze)) +
    circle(x, y, r * 0.8, d.radial(0.4, 0.35, 0.8, '#ffffff', glaze)) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.95}" fill="none" stroke="${ochre}" stroke-width="2.5" opacity=".5"/>`
  );
}

/** @param {Drawing} d @param {string} a @param {string} b */
function table(d, a, b) {
  return (
    d.ground(d.linear(20, a, b)) +
    many(
      6,
      (i) =>
        rect(0, i * 92, 960, 2, '#000', 0, 'opacity=".14"') +
        rect(0, i * 92 + 2, 960, 2, '#fff', 0, 'opacity=".12"'),
    )
  );
}

/** @param {number} x @param {number} y @param {number} s @param {number} turn */
const herb = (x, y, s, turn) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    line('M0 20 V-20', forest, 4),
    circle(-11, -8, 11, leaf),
    circle(11, -10, 11, '#6fa97c'),
    circle(0, -24, 12, leaf),
    line('M0 -6 V-26', '#cfe5c6', 2),
  );

/** @param {number} x @param {number} y @param {number} s @param {number} turn */
const lemon = (x, y, s, turn) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    circle(0, 0, 40, '#f2c230'),
    circle(0, 0, 34, '#fff3c2'),
    many(8, (i) => group(`rotate(${i * 45})`, path('M0 -4 L9 -27 Q0 -33 -9 -27 Z', '#f7d65b'))),
  );

/** @param {Drawing} d */
function mezze(d) {
  return [
    table(d, '#2f5e61', '#1f4349'),
    plate(d, 300, 262, 186, '#efe3d0'),
    circle(300, 262, 138, d.radial(0.4, 0.35, 0.8, '#f7dfab', '#e3bd7c')),
    path(
      'M300 262 m-92 0 a92 92 0 1 1 92 92 a66 66 0 1 1 -60 -90 a40 40 0 1 1 62 24',
      'none',
      'stroke="#cf9f58" stroke-width="13" stroke-linecap="round" opacity=".6"',
    ),
    circle(304, 262, 36, d.radial(0.4, 0.4, 0.7, '#e2a93a', '#b57a1c')),
    many(9, (i) =>
      circle(
        304 + Math.cos(i * 2.4) * (16 + i * 9),
        262 + Math.sin(i * 2.4) * (16 + i * 9),
        10,
        '#ecd09a',
        'stroke="#c49854" stroke-width="2"',
      ),
    ),
    herb(236, 204, 0.8, -30),
    herb(372, 324, 0.7, 120),
    many(20, (i) =>
      circle(300 + Math.cos(i * 2.1) * (30 + i * 4.6), 262 + Math.sin(i * 2.1) * (30 + i * 4.6), 2.6, brick),
    ),
    plate(d, 632, 154, 122, '#f3e8d8'),
    circle(632, 154, 88, d.radial(0.4, 0.35, 0.8, '#efe7d8', '#cdbfa8')),
    path(
      'M590 150 q40 -50 84 0 q-40 40 -70 10',
      'none',
      'stroke="#b3a189" stroke-width="10" stroke-linecap="round" opacity=".7"',
    ),
    many(
      16,
      (i) =>
        circle(
          632 + Math.cos(i * 2.7) * (14 + i * 3.8),
          154 + Math.sin(i * 2.7) * (14 + i * 3.8),
          6,
          '#a5203a',
        ) +
        circle(
          630 + Math.cos(i * 2.7) * (14 + i * 3.8),
          152 + Math.sin(i * 2.7) * (14 + i * 3.8),
          2,
          '#f3a6b3',
        ),
    ),
    herb(660, 186, 0.6, 60),
    plate(d, 690, 396, 128, '#e8efe2'),
    many(90, (i) =>
      circle(
        690 + Math.cos(i * 2.39) * Math.sqrt(i) * 9.6,
        396 + Math.sin(i * 2.39) * Math.sqrt(i) * 9.6,
        10,
        [leaf, '#78b06f', forest, '#e04f3e', '#f6ecd0', '#8ec27f'][i % 6] ?? leaf,
      ),
    ),
    lemon(768, 330, 0.7, 20),
    group(
      'translate(500 430) rotate(-14)',
      d.shadow(6, 10, 84, 52, 0.4),
      ellipse(0, 0, 84, 54, d.radial(0.4, 0.35, 0.8, '#fbe3b5', '#dca766')),
      many(7, (i) => circle(-50 + i * 17, -14 + (i % 3) * 16, 8, '#a96c33', 'opacity=".55"')),
    ),
    group(
      'translate(560 486) rotate(12)',
      ellipse(0, 0, 78, 48, d.radial(0.4, 0.35, 0.8, '#fde9c2', '#d89f5c')),
      many(6, (i) => circle(-44 + i * 17, -12 + (i % 3) * 14, 7, '#a96c33', 'opacity=".5"')),
    ),
    group(
      'translate(880 130)',
      d.shadow(4, 8, 58, 56, 0.4),
      circle(0, 0, 58, d.linear(50, '#fff', '#dfe9e6')),
      circle(0, 0, 45, '#7d8b3c'),
      many(
        9,
        (i) =>
          ellipse(
            Math.cos(i * 2.4) * 8 * Math.sqrt(i),
            Math.sin(i * 2.4) * 8 * Math.sqrt(i),
            13,
            10,
            i % 2 ? '#5d6f2c' : '#3f3550',
          ) +
          circle(
            Math.cos(i * 2.4) * 8 * Math.sqrt(i) - 4,
            Math.sin(i * 2.4) * 8 * Math.sqrt(i) - 3,
            3,
            '#ffffff',
            'opacity=".5"',
          ),
      ),
    ),
    herb(76, 70, 1.3, -40),
    herb(110, 476, 1.2, 70),
    d.light(0.2, 0.05),
  ].join('');
}

/** @param {Drawing} d */
function grilledFish(d) {
  return [
    table(d, '#d9b48c', '#b98a5f'),
    path('M60 0 H250 L220 540 H30 Z', white, 'opacity=".75"'),
    line('M88 0 L58 540 M222 0 L194 540', teal, 6),
    d.shadow(510, 292, 360, 218, 0.4),
    ellipse(500, 272, 360, 222, d.linear(50, '#ffffff', '#dfe6ea')),
    ellipse(500, 272, 316, 184, d.radial(0.4, 0.35, 0.9, '#ffffff', '#e4eaee')),
    many(190, (i) =>
      group(
        `translate(${610 + Math.cos(i * 2.39) * Math.sqrt(i) * 10} ${344 + Math.sin(i * 2.39) * Math.sqrt(i) * 6}) rotate(${chance(i) * 180})`,
        ellipse(0, 0, 9, 3.4, ['#f7cf62', '#fbe08c', '#f1bd47'][i % 3] ?? ochre),
      ),
    ),
    group(
      'translate(470 246) rotate(-8)',
      path('M224 0 L306 -66 C316 -30 316 30 306 66 Z', d.linear(90, '#8d6a4c', '#6c4a33')),
      path('M-40 -84 C0 -128 70 -122 96 -70 Z M-20 82 C10 112 60 110 80 72 Z', '#7a5a40'),
      path(
        'M-264 6 C-220 -70 -110 -98 -10 -92 C100 -86 180 -46 236 0 C180 48 100 88 -10 92 C-110 96 -220 76 -264 6 Z',
        d.linear(90, '#c99a66', '#e8c79a', '#b98754'),
      ),
      path(
        'M-264 6 C-236 -42 -190 -70 -136 -84 C-110 -30 -110 40 -136 86 C-190 74 -236 50 -264 6 Z',
        d.linear(90, '#a97b4f', '#8a5f3a'),
      ),
      circle(-202, -18, 16, white),
      circle(-202, -18, 9, ink),
      line('M-250 22 q22 14 44 10', '#5d3d24', 5),
      many(5, (i) => line(`M${-80 + i * 58} -70 q-22 66 6 138`, '#5d3820', 11, 'opacity=".75"')),
      path(
        'M-110 -60 C-20 -84 90 -70 170 -30',
        'none',
        'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".35"',
      ),
      many(14, (i) => circle(-90 + i * 20, -30 + ((i * 37) % 60), 4, i % 2 ? forest : brick)),
    ),
    lemon(330, 372, 1, 10),
    lemon(396, 408, 0.85, 60),
    lemon(690, 150, 0.9, -20),
    herb(280, 170, 1.1, -60),
    herb(560, 130, 1, 10),
    herb(470, 412, 1, 120),
    group(
      'translate(866 124)',
      d.shadow(5, 8, 70, 68, 0.4),
      circle(0, 0, 70, d.linear(50, '#39898c', '#1f5a5f')),
      circle(0, 0, 55, d.radial(0.4, 0.35, 0.8, '#fff8e6', '#ead6ae')),
      path(
        'M-24 0 q20 -30 46 0 q-20 26 -36 6',
        'none',
        'stroke="#c7a565" stroke-width="6" stroke-linecap="round"',
      ),
      herb(6, 8, 0.5, 40),
    ),
    group(
      'translate(118 0)',
      line('M0 150 V430', '#c3ccd6', 15),
      line('M0 150 V430', '#eef2f6', 5),
      path('M-24 60 V140 Q-24 170 0 170 Q24 170 24 140 V60 H15 V130 H4 V60 H-4 V130 H-15 V60 Z', '#c3ccd6'),
    ),
    d.light(0.15, 0.05),
  ].join('');
}

/** @param {Drawing} d */
function kunafa(d) {
  return [
    table(d, '#7b3f3a', '#5a2a2c'),
    d.shadow(470, 300, 262, 252, 0.5),
    circle(460, 276, 252, d.linear(50, '#f6d998', '#b98a3a', '#8a6124')),
    circle(460, 276, 226, d.radial(0.4, 0.35, 0.8, '#8b5b25', '#6d431a')),
    circle(460, 276, 214, d.radial(0.4, 0.34, 0.8, '#f6b24e', '#e48a2c', '#c8691d')),
    many(240, (i) => {
      const r = Math.sqrt(i) * 13.4;
      const a = i * 2.39;
      return group(
        `translate(${460 + Math.cos(a) * r} ${276 + Math.sin(a) * r}) rotate(${i * 71})`,
        line('M-13 0 Q0 -7 13 0', i % 3 ? '#ffd182' : '#a95414', 2.6, 'opacity=".75"'),
      );
    }),
    circle(460, 276, 112, '#89a84a'),
    many(150, (i) => {
      const r = Math.sqrt(i) * 8.9;
      return circle(
        460 + Math.cos(i * 2.39) * r,
        276 + Math.sin(i * 2.39) * r,
        7,
        ['#9dbb55', '#6f9038', '#b9d071', '#557528'][i % 4] ?? leaf,
      );
    }),
    path('M460 276 L640 160 A214 214 0 0 1 674 276 Z', '#6d431a'),
    path('M474 272 L654 166 A214 214 0 0 1 676 262 Z', '#5a3614'),
    group(
      'translate(70 -46)',
      d.shadow(590, 290, 100, 24, 0.3),
      path('M470 276 L650 160 A214 214 0 0 1 684 276 Z', d.linear(20, '#f6b24e', '#d9791f')),
      path('M470 276 L684 276 V304 L476 300 Z', '#fff3d8'),
      path('M476 296 L684 298 V312 L480 308 Z', '#c8691d'),
      path('M470 276 L566 214 A112 112 0 0 1 582 276 Z', '#89a84a'),
      many(16, (i) =>
        circle(
          500 + (i % 6) * 13,
          270 - ((i * 29) % 34),
          6,
          ['#9dbb55', '#557528', '#b9d071'][i % 3] ?? leaf,
        ),
      ),
      path('M560 300 q6 34 0 44 q-8 6 -10 -6 z M622 302 q8 40 2 58 q-10 6 -12 -10 z', '#fff3d8'),
    ),
    group(
      'translate(846 410)',
      d.shadow(6, 10, 88, 84, 0.5),
      circle(0, 0, 86, d.linear(50, '#fff', '#e7dccb')),
      circle(0, 0, 52, d.linear(50, '#ffffff', '#efe5d6')),
      circle(0, 0, 44, d.radial(0.4, 0.35, 0.8, '#c46a2a', '#7e3613')),
      path(
        'M-30 -14 q16 -20 40 -18',
        'none',
        'stroke="#f5c08f" stroke-width="5" stroke-linecap="round" opacity=".8"',
      ),
      herb(6, 8, 0.7, 30),
    ),
    group(
      'translate(110 130)',
      ellipse(0, 0, 26, 16, '#89a84a', 'transform="rotate(30)"'),
      ellipse(40, 34, 24, 15, '#b9d071', 'transform="rotate(-20 40 34)"'),
      ellipse(-30, 44, 24, 15, '#d9b98a', 'transform="rotate(60 -30 44)"'),
      ellipse(14, 76, 24, 15, '#89a84a'),
    ),
    group(
      'translate(120 430)',
      many(5, (i) =>
        group(
          `rotate(${i * 72})`,
          path('M0 -8 C-24 -26 -20 -54 0 -62 C20 -54 24 -26 0 -8Z', d.linear(90, '#fff', blush)),
        ),
      ),
      circle(0, 0, 13, ochre),
    ),
    d.light(0.2, 0.05),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const dishes = [
  { file: 'dish-mezze', width: 960, height: 540, draw: mezze },
  { file: 'dish-fish', width: 960, height: 540, draw: grilledFish },
  { file: 'dish-kunafa', width: 960, height: 540, draw: kunafa },
];
