// @ts-check
import {
  chance,
  circle,
  coral,
  ellipse,
  group,
  line,
  many,
  navy,
  ochre,
  path,
  rect,
  terracotta,
  white,
} from '../drawing.mjs';

/** @typedef {import('../drawing.mjs').Drawing} Drawing */

/** Heads and raised hands in front of a stage. @param {number} width @param {number} y @param {string} colour @param {number} seed */
const crowd = (width, y, colour, seed) =>
  many(Math.ceil(width / 52) + 1, (i) => {
    const x = i * 52 + chance(seed + i) * 24;
    const h = y + chance(seed * 2 + i) * 34;
    const arms =
      chance(seed * 5 + i) > 0.5
        ? line(
            `M${x - 24} ${h + 60} L${x - 38} ${h - 50} M${x + 24} ${h + 60} L${x + 34} ${h - 62}`,
            colour,
            13,
          )
        : '';
    return (
      arms +
      circle(x, h, 25, colour) +
      path(
        `M${x - 46} 820 V${h + 62} Q${x - 40} ${h + 26} ${x} ${h + 26} Q${x + 40} ${h + 26} ${x + 46} ${h + 62} V820 Z`,
        colour,
      )
    );
  });

/** @param {Drawing} d */
function concert(d) {
  return [
    d.ground(d.linear(90, '#171a3d', '#4a2a63', '#c0486b')),
    many(7, (i) =>
      path(
        `M${110 + i * 114} 66 L${[-40, 90, 250, 450, 650, 810, 940][i] ?? 0} 640 h140 Z`,
        d.linear(
          90,
          [['#ffe7a6', '#ff9d7a', '#9fd7ff', '#fff2c9', '#ff9d7a', '#9fd7ff', '#ffe7a6'][i] ?? white, 0.5],
          ['#ffffff', 0],
        ),
      ),
    ),
    rect(40, 46, 820, 18, '#0d1028'),
    many(
      7,
      (i) => rect(92 + i * 114, 56, 36, 26, '#0d1028', 6) + ellipse(110 + i * 114, 84, 16, 6, '#fff6d8'),
    ),
    line(
      many(17, (i) => `M${48 + i * 48} 46 l24 -26 l24 26 `),
      '#0d1028',
      4,
    ),
    ellipse(450, 560, 420, 70, d.radial(0.5, 0.5, 0.5, ['#ffe2b0', 0.9], ['#ffb27d', 0])),
    rect(110, 556, 680, 60, d.linear(90, '#3a1d4d', '#241236')),
    rect(110, 550, 680, 8, '#ffd9a8'),
    rect(130, 420, 84, 134, '#120f2a', 6),
    circle(172, 458, 24, '#2c2750'),
    circle(172, 514, 30, '#2c2750'),
    rect(686, 420, 84, 134, '#120f2a', 6),
    circle(728, 458, 24, '#2c2750'),
    circle(728, 514, 30, '#2c2750'),
    group(
      'translate(570 462)',
      circle(0, 50, 44, '#120f2a'),
      circle(0, 50, 34, '#f6d4b0', 'opacity=".9"'),
      circle(-62, 22, 24, '#120f2a'),
      circle(62, 22, 24, '#120f2a'),
      line('M-92 -30 l44 12 M92 -30 l-44 12 M-70 -24 V88 M70 -24 V88', '#120f2a', 5),
      circle(0, -50, 20, '#120f2a'),
      path('M-34 20 Q-34 -26 0 -26 Q34 -26 34 20 Z', '#120f2a'),
      line('M-30 -10 L-62 8 M30 -10 L58 -30', '#120f2a', 9),
    ),
    group(
      'translate(400 400)',
      circle(0, -26, 27, '#120f2a'),
      path('M-26 -30 C-40 10 -30 20 -34 40 L-10 -8 Z', '#120f2a'),
      path('M-40 70 C-44 16 -24 6 0 6 C24 6 44 16 40 70 L30 154 H8 L0 96 L-10 154 H-32 Z', '#120f2a'),
      line('M34 26 L46 -16 L22 -26', '#120f2a', 14),
      line('M-34 30 L-84 -44', '#120f2a', 14),
      line('M16 -22 L60 154 M40 154 h40', '#120f2a', 5),
      ellipse(14, -26, 8, 6, '#120f2a'),
    ),
    group(
      'translate(280 420)',
      circle(0, -24, 24, '#120f2a'),
      path('M-36 70 C-38 14 -20 6 0 6 C20 6 38 14 36 70 L30 134 H8 L0 90 L-10 134 H-30 Z', '#120f2a'),
      group(
        'rotate(-24)',
        ellipse(-6, 62, 40, 30, terracotta),
        ellipse(26, 54, 26, 22, terracotta),
        rect(30, 48, 110, 10, '#3c1d24', 4),
        circle(4, 58, 9, '#3c1d24'),
      ),
    ),
    many(70, (i) =>
      rect(
        chance(i) * 900,
        90 + chance(i + 90) * 420,
        9,
        5,
        [ochre, coral, white, '#9fd7ff'][i % 4] ?? white,
        1,
        `transform="rotate(${i * 37} ${chance(i) * 900} ${90 + chance(i + 90) * 420})" opacity=".85"`,
      ),
    ),
    `<g opacity=".75">${crowd(900, 632, '#3b1c4f', 3)}</g>`,
    crowd(900, 700, '#140e2b', 8),
  ].join('');
}

/** @param {Drawing} d */
function theatre(d) {
  const folds = () =>
    many(7, (i) =>
      path(
        `M${i * 38} 0 h38 C${i * 38 + 44} 260 ${i * 34 + 16} 480 ${i * 28 + 30} 640 h-30 C${i * 30 - 6} 480 ${i * 38 + 6} 260 ${i * 38} 0 Z`,
        d.linear(0, i % 2 ? '#8e2430' : '#c13b40', i % 2 ? '#b23239' : '#7d1e2c'),
      ),
    );
  const tree = [
    line(
      'M450 560 C446 480 456 430 450 350 M450 450 C420 410 390 400 366 360 M450 420 C480 390 510 380 532 346 M450 380 C436 340 430 320 420 290 M450 370 C466 330 476 320 486 284',
      '#e9f3f5',
      10,
      'opacity=".85"',
    ),
    many(38, (i) => {
      const a = i * 2.39;
      const r = Math.sqrt(i) * 22;
      return path(
        'M0 -17 L14 0 L0 17 L-14 0 Z',
        ['#bfe6ea', '#f7d7a4', '#e8f6f4', '#9fd3d9'][i % 4] ?? white,
        `transform="translate(${450 + Math.cos(a) * r * 1.15} ${304 + Math.sin(a) * r * 0.72}) rotate(${i * 31})" opacity=".85"`,
      );
    }),
  ].join('');
  return [
    d.ground(d.linear(90, '#1b1836', '#3c2b57')),
    path('M450 -20 L150 640 H750 Z', d.linear(90, ['#fff3c9', 0.75], ['#fff3c9', 0.12])),
    ellipse(450, 596, 300, 46, d.radial(0.5, 0.5, 0.5, ['#fff2cc', 0.95], ['#fff2cc', 0.1])),
    rect(0, 600, 900, 200, d.linear(90, '#8d5a36', '#5f3a22')),
    many(15, (i) =>
      line(`M${450 + (i - 7) * 64} 600 L${450 + (i - 7) * 130} 800`, '#4a2b18', 3, 'opacity=".5"'),
    ),
    ellipse(450, 640, 290, 40, '#fff0c4', 'opacity=".45"'),
    tree,
    d.shadow(450, 574, 120, 14, 0.5),
    path('M404 556 h92 l-10 44 h-72 z', d.linear(0, '#5b8f92', '#28585e')),
    ...[300, 610].map((x, i) =>
      group(
        `translate(${x} 470)`,
        d.shadow(0, 136, 60, 10, 0.5),
        circle(0, -22, 22, '#2a1d33'),
        i
          ? path('M-24 10 Q0 -6 24 10 L50 132 H-50 Z', d.linear(90, ochre, '#b3782a'))
          : path(
              'M-26 8 Q0 -4 26 8 L22 84 L26 134 H6 L0 90 L-8 134 H-26 L-22 84 Z',
              d.linear(90, '#3d6f8f', navy),
            ),
        line(i ? 'M-20 20 L-70 -6' : 'M20 20 L66 -20', '#2a1d33', 11),
      ),
    ),
    group('translate(-26 -10)', folds()),
    group('translate(926 -10) scale(-1 1)', folds()),
    path(
      'M0 0 H900 V96 C840 150 780 150 720 96 C660 150 600 150 540 96 C480 150 420 150 360 96 C300 150 240 150 180 96 C120 150 60 150 0 96 Z',
      d.linear(90, '#8e2430', '#c94447'),
    ),
    path(
      'M0 96 C60 150 120 150 180 96 C240 150 300 150 360 96 C420 150 480 150 540 96 C600 150 660 150 720 96 C780 150 840 150 900 96',
      'none',
      `stroke="${ochre}" stroke-width="9"`,
    ),
    rect(0, 716, 900, 84, d.linear(90, '#2b1430', '#150a1c')),
    many(13, (i) =>
      path(`M${i * 76 - 30} 800 v-44 a34 34 0 0 1 68 0 v44 z`, d.linear(90, '#8b2c38', '#4d1420')),
    ),
  ].join('');
}

/** @param {Drawing} d */
function jazz(d) {
  /** @param {number} x @param {number} y @param {string} colour */
  const lantern = (x, y, colour) =>
    circle(x, y, 76, d.radial(0.5, 0.5, 0.5, ['#ffdf9b', 0.6], ['#ffdf9b', 0])) +
    ellipse(x, y, 28, 33, d.radial(0.5, 0.55, 0.6, '#fff6d6', colour)) +
    rect(x - 11, y - 37, 22, 7, '#4a2d24', 2) +
    rect(x - 11, y + 30, 22, 7, '#4a2d24', 2) +
    many(3, (i) =>
      line(`M${x - 16 + i * 16} ${y - 28} q${(i - 1) * 9} 28 0 56`, '#b35b2e', 1.6, 'opacity=".5"'),
    );
  return [
    d.ground(d.linear(90, '#14224a', '#2e3f74', '#8a5a7c', '#ee9d7a')),
    many(60, (i) =>
      circle(chance(i) * 900, chance(i + 70) * 330, 0.8 + chance(i + 4) * 1.8, '#fff', 'opacity=".8"'),
    ),
    circle(700, 130, 52, '#fdf1cf'),
    circle(680, 120, 48, '#1c2c57'),
    many(
      15,
      (i) =>
        rect(i * 62 - 10, 470 - chance(i) * 130, 56, 220, '#26315c', 2) +
        many(6, (j) =>
          rect(
            i * 62 + (j % 2) * 22,
            500 - chance(i) * 120 + Math.floor(j / 2) * 32,
            10,
            15,
            chance(i * 6 + j) > 0.5 ? '#ffd58a' : '#39467a',
            1,
          ),
        ),
    ),
    line('M-10 90 Q220 240 450 170 T910 120', '#2a1d2c', 4),
    line('M-10 260 Q200 360 430 300 T910 300', '#2a1d2c', 4),
    lantern(90, 176, '#f2a65a'),
    lantern(250, 226, '#ee8a5f'),
    lantern(430, 214, '#f6c46a'),
    lantern(610, 190, '#ee8a5f'),
    lantern(800, 172, '#f2a65a'),
    lantern(150, 338, '#f6c46a'),
    lantern(760, 336, '#f6c46a'),
    rect(0, 640, 900, 160, d.linear(90, '#7b4a3c', '#4b2c2c')),
    many(6, (i) => rect(0, 664 + i * 26, 900, 2, '#2f1a1c', 0, 'opacity=".6"')),
    ellipse(450, 668, 360, 40, '#ffd79b', 'opacity=".35"'),
    group(
      'translate(300 420)',
      d.shadow(30, 246, 130, 14, 0.5),
      circle(0, -20, 32, '#6d3f2c'),
      path('M-34 -24 C-34 -62 34 -62 34 -26 L44 -22 H-44 Z', '#1d1a33'),
      path(
        'M-50 120 C-56 40 -34 20 0 20 C34 20 56 40 50 120 L42 244 H14 L0 150 L-14 244 H-42 Z',
        d.linear(0, '#33508a', '#1e2d57'),
      ),
      path('M-10 22 L0 60 L10 22 Z', white),
      path('M-8 22 h16 l-4 34 h-8 z', terracotta),
      path(
        'M26 0 C60 0 66 30 70 80 C74 140 86 170 112 170 C136 170 140 140 138 110',
        'none',
        'stroke="#b67d1f" stroke-width="24" stroke-linecap="round"',
      ),
      path(
        'M26 0 C60 0 66 30 70 80 C74 140 86 170 112 170 C136 170 140 140 138 110',
        'none',
        'stroke="#f4c95d" stroke-width="14" stroke-linecap="round"',
      ),
      path(
        'M116 112 C122 90 112 70 100 62 L172 52 C160 70 158 92 160 112 Z',
        d.linear(20, '#ffe08c', '#c98d26'),
      ),
      ellipse(136, 57, 37, 9, '#8c5c16'),
      many(5, (i) => circle(66 + i * 3, 56 + i * 19, 6, '#fff0b8')),
      line('M-36 50 L20 100 L66 76 M40 56 L58 120 L84 126', '#6d3f2c', 16),
    ),
    group(
      'translate(590 430)',
      d.shadow(10, 236, 150, 14, 0.5),
      circle(-50, -40, 31, '#a9714c'),
      path(
        'M-82 -40 C-86 -84 -14 -84 -18 -40 C-20 -64 -60 -70 -74 -50 C-78 0 -88 10 -92 20 C-98 0 -92 -20 -82 -40Z',
        '#2a1c26',
      ),
      path(
        'M-92 110 C-98 30 -80 2 -50 2 C-20 2 -2 30 -8 110 L6 234 H-106 Z',
        d.linear(0, '#c94f4a', '#8b2b39'),
      ),
      group(
        'rotate(9 40 60)',
        rect(30, -150, 14, 210, '#3d2014', 6),
        circle(37, -158, 13, '#3d2014'),
        path(
          'M37 20 C80 20 84 60 72 88 C64 108 104 130 98 184 C92 232 -18 232 -24 184 C-30 130 10 108 2 88 C-10 60 -6 20 37 20 Z',
          d.linear(10, '#c47a3d', '#8a4a20', '#6d3717'),
        ),
        line('M30 -140 V190 M37 -140 V190 M44 -140 V190', '#f3ddbb', 1.6),
        rect(18, 150, 38, 9, '#3d2014', 3),
        path('M8 104 q-10 16 2 34 M66 104 q10 16 -2 34', 'none', 'stroke="#3d2014" stroke-width="4"'),
      ),
      line('M-16 34 L36 -40', '#a9714c', 15),
      line('M-80 40 L-30 110 L32 96', '#a9714c', 15),
    ),
    rect(60, 560, 110, 12, '#3d2014', 4),
    line('M115 572 V720', '#3d2014', 9),
    path('M88 560 l-4 -44 h28 l-4 44 z', '#ffd9a0', 'opacity=".9"'),
    circle(98, 536, 26, d.radial(0.5, 0.5, 0.5, ['#fff0b8', 0.9], ['#fff0b8', 0])),
    path('M130 560 v-30 a12 16 0 0 1 24 0 v30 z', '#c94f4a', 'opacity=".85"'),
    d.light(0.5, 0.4),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const stages = [
  { file: 'event-concert', width: 900, height: 800, draw: concert },
  { file: 'event-theatre', width: 900, height: 800, draw: theatre },
  { file: 'event-jazz', width: 900, height: 800, draw: jazz },
];
