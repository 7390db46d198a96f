// @ts-check
import {
  brick,
  chance,
  circle,
  coral,
  cream,
  ellipse,
  forest,
  group,
  leaf,
  line,
  many,
  ochre,
  path,
  rect,
  sage,
  teal,
  terracotta,
  white,
} from '../drawing.mjs';

/** @typedef {import('../drawing.mjs').Drawing} Drawing */

/** A made bed seen from its side. @param {Drawing} d @param {number} x @param {number} y @param {string} cover @param {string} shade */
function bed(d, x, y, cover, shade) {
  return [
    d.shadow(x + 190, y + 178, 260, 16, 0.4),
    rect(x - 46, y - 84, 40, 260, d.linear(0, '#b98557', '#8d6038'), 12),
    rect(x - 20, y + 96, 430, 62, d.linear(90, '#a87548', '#7c5230'), 8),
    rect(x - 6, y + 156, 14, 22, '#5f3d22'),
    rect(x + 386, y + 156, 14, 22, '#5f3d22'),
    rect(x - 16, y + 40, 420, 74, d.linear(90, '#ffffff', '#dfe1ea'), 22),
    path(
      `M${x + 120} ${y + 34} C${x + 200} ${y + 16} ${x + 330} ${y + 20} ${x + 396} ${y + 34} C${x + 416} ${y + 44} ${x + 414} ${y + 110} ${x + 412} ${y + 134} H${x + 112} Z`,
      d.linear(90, cover, shade),
    ),
    path(
      `M${x + 120} ${y + 34} C${x + 136} ${y + 30} ${x + 150} ${y + 28} ${x + 166} ${y + 26} L${x + 152} ${y + 134} H${x + 112} Z`,
      '#ffffff',
      'opacity=".85"',
    ),
    rect(
      x + 4,
      y - 22,
      108,
      72,
      d.linear(90, '#ffffff', '#d9dde8'),
      26,
      `transform="rotate(-8 ${x + 58} ${y + 14})"`,
    ),
    rect(
      x + 36,
      y - 4,
      92,
      56,
      d.linear(90, coral, terracotta),
      22,
      `transform="rotate(-5 ${x + 80} ${y + 20})"`,
    ),
  ].join('');
}

/** @param {number} x @param {number} y @param {number} s */
const leaves = (x, y, s) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    many(9, (i) =>
      group(
        `rotate(${-72 + i * 18})`,
        path('M0 0 C-24 -50 -18 -120 0 -164 C18 -120 24 -50 0 0Z', i % 2 ? leaf : forest),
      ),
    ),
  );

/** @param {Drawing} d */
function roomGarden(d) {
  return [
    d.ground(d.linear(90, '#f3e4cd', '#e7cfae')),
    rect(540, 40, 340, 410, white, 6),
    rect(558, 58, 304, 392, d.linear(90, '#bfe0e6', '#eef4dc')),
    d.inside(
      rect(558, 58, 304, 392, '#000'),
      circle(640, 250, 92, d.radial(0.35, 0.3, 0.8, '#c5dca8', sage)),
      circle(790, 230, 110, d.radial(0.35, 0.3, 0.8, '#b4d3a0', leaf)),
      path('M558 300 C660 260 780 300 862 280 V450 H558 Z', d.linear(90, '#b7d398', '#86b079')),
      many(26, (i) =>
        circle(
          566 + chance(i) * 290,
          330 + chance(i + 30) * 100,
          5 + chance(i + 5) * 4,
          [coral, white, ochre][i % 3] ?? white,
        ),
      ),
      path('M680 450 L700 310 H724 L780 450 Z', '#f2e3c4'),
    ),
    rect(704, 58, 12, 392, white),
    rect(558, 240, 304, 8, white),
    circle(697, 300, 6, ochre),
    circle(723, 300, 6, ochre),
    path('M500 30 H566 C560 160 548 320 520 460 H486 Z', d.linear(0, '#ffffff', '#ead9c2'), 'opacity=".94"'),
    path('M920 30 H852 C858 160 874 320 900 460 H936 Z', d.linear(0, '#ead9c2', '#ffffff'), 'opacity=".94"'),
    line('M470 30 H950', '#8d6038', 9),
    rect(0, 450, 960, 90, d.linear(90, '#c99f74', '#a97e55')),
    many(6, (i) => rect(0, 450 + i * 18, 960, 1.5, '#7c5230', 0, 'opacity=".35"')),
    path('M560 450 H860 L760 540 H380 Z', '#fff3d0', `opacity=".35" ${d.blur(6)}`),
    rect(110, 90, 130, 160, '#8d6038', 4),
    rect(118, 98, 114, 144, cream),
    path('M126 236 C150 170 170 210 186 150 C206 190 214 190 226 236 Z', sage),
    circle(200, 130, 15, coral),
    bed(d, 86, 320, '#a9c4a4', '#7da081'),
    d.light(0.72, 0.2),
  ].join('');
}

/** @param {Drawing} d */
function roomSea(d) {
  return [
    d.ground(d.linear(90, '#dfe9ef', '#c7d8e3')),
    rect(40, 30, 620, 420, white, 4),
    rect(56, 46, 588, 404, d.linear(90, '#6fb1dc', '#bfe0ee', '#fde9cf')),
    d.inside(
      rect(56, 46, 588, 404, '#000'),
      circle(470, 206, 150, d.radial(0.5, 0.5, 0.5, ['#fff6d5', 0.9], ['#fff6d5', 0])),
      circle(470, 206, 34, '#fffbe9'),
      rect(56, 252, 588, 200, d.linear(90, '#3c94b8', '#236d96')),
      many(46, (i) =>
        rect(
          60 + chance(i) * 570,
          258 + i * 3.4,
          14 + chance(i + 8) * 60,
          2.4,
          '#fff',
          1,
          `opacity="${0.15 + chance(i + 2) * 0.4}"`,
        ),
      ),
      path('M56 252 C110 210 190 214 250 252 Z', '#7d9fb3'),
      path('M360 276 l18 -60 l26 54 z M352 280 h60 l-10 12 h-42 z', white),
      rect(56, 392, 588, 60, d.linear(90, '#e6d4bd', '#cdb597')),
    ),
    many(14, (i) => rect(66 + i * 43, 330, 5, 70, '#f4f7fa')),
    rect(56, 322, 588, 9, '#ffffff', 4),
    group(
      'translate(150 396)',
      ellipse(40, 0, 52, 9, white),
      line('M40 4 V44 M20 46 H60', white, 6),
      path('M26 -4 h14 v-18 h-14 z', coral),
      line('M48 -4 q6 -30 16 -36', leaf, 4),
      circle(66, -40, 7, ochre),
    ),
    rect(344, 46, 12, 404, white),
    path('M28 20 H120 C112 170 100 320 66 456 H20 Z', d.linear(0, '#ffffff', '#d3e0ea'), 'opacity=".9"'),
    line('M10 20 H690', '#b89b78', 8),
    rect(0, 450, 960, 90, d.linear(90, '#d9bd97', '#b99770')),
    path('M90 450 H620 L520 540 H0 V520 Z', '#fff6dc', `opacity=".4" ${d.blur(6)}`),
    rect(730, 100, 190, 130, '#b89b78', 4),
    rect(740, 110, 170, 110, white),
    path('M746 214 q30 -40 62 -8 q40 -60 96 -10 v18 z', teal),
    circle(790, 150, 16, ochre),
    bed(d, 540, 326, '#5b8fb4', '#3d6d96'),
    d.light(0.48, 0.3),
  ].join('');
}

/** @param {Drawing} d */
function roomPool(d) {
  return [
    d.ground(d.linear(90, '#7fc0de', '#d9eef0')),
    many(3, (i) => ellipse(160 + i * 330, 70 + (i % 2) * 40, 120, 20, '#fff', `opacity=".6" ${d.blur(8)}`)),
    path('M0 250 C160 190 300 230 470 210 C640 190 800 220 960 190 V330 H0 Z', d.linear(90, sage, leaf)),
    rect(430, 96, 480, 214, d.linear(90, '#fff8ec', '#ecdcc4'), 4),
    rect(410, 80, 520, 24, d.linear(90, '#d97a58', brick), 4),
    ...[460, 612, 764].map(
      (x) =>
        rect(x, 140, 118, 170, d.linear(80, '#cfe6ea', '#7fa9b8'), 3) +
        path(`M${x} 140 h50 l-50 120 z`, '#fff', 'opacity=".4"') +
        path(`M${x - 8} 134 h34 c-2 60 -8 120 -20 176 h-14 z`, '#ffffff', 'opacity=".9"') +
        line(`M${x + 59} 140 v170`, '#f7efe2', 5),
    ),
    rect(0, 306, 960, 234, d.linear(90, '#f0dcbc', '#d6bb93')),
    path('M120 372 H900 L960 540 H20 Z', d.linear(90, '#57c1cf', '#2a9ab5', '#1b7a9c')),
    path('M120 372 H900 L904 384 H114 Z', '#fff6e4'),
    many(34, (i) => {
      const y = 396 + i * 4.2;
      return path(
        `M${80 + chance(i) * 720} ${y} q16 -6 32 0 t32 0`,
        'none',
        `stroke="#fff" stroke-width="${2 + (i % 3)}" opacity="${0.2 + chance(i + 3) * 0.35}" stroke-linecap="round"`,
      );
    }),
    many(4, (i) =>
      rect(640 + i * 6, 372 + i * 26, 170 - i * 4, 12, '#d6f2f2', 4, `opacity="${0.75 - i * 0.16}"`),
    ),
    line('M628 340 q0 -26 16 -26 v100 M812 340 q0 -26 -16 -26 v100', '#eef3f6', 7),
    group(
      'translate(210 352)',
      d.shadow(70, 12, 120, 8, 0.3),
      path(
        'M-10 0 H120 L168 -50',
        'none',
        `stroke="#b98557" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"`,
      ),
      path('M-6 -14 H114 L160 -60 L172 -50 L124 -2 H-6 Z', white),
      path('M118 -8 L164 -54', 'none', `stroke="${coral}" stroke-width="14"`),
      line('M6 2 v14 M108 2 v14', '#b98557', 8),
    ),
    line('M200 366 V150', '#f4ead9', 7),
    path('M70 180 Q200 60 330 180 Q264 160 200 180 Q136 160 70 180Z', d.linear(10, ochre, '#cf8f2c')),
    path('M150 176 Q200 60 250 176 Q226 166 200 180 Q174 166 150 176Z', cream),
    group(
      'translate(470 470) rotate(-8)',
      ellipse(4, 10, 76, 26, '#0f5c78', 'opacity=".35"'),
      ellipse(0, 0, 74, 32, d.linear(90, '#f39a82', terracotta)),
      ellipse(0, -3, 34, 13, '#2f9fb8'),
      path(
        'M-74 0 a74 32 0 0 1 30 -26 l14 12 a34 13 0 0 0 -10 10 z M74 0 a74 32 0 0 1 -30 26 l-14 -14 a34 13 0 0 0 10 -10 z',
        white,
      ),
    ),
    path('M872 318 h52 l-8 54 h-36 z', d.linear(0, coral, brick)),
    leaves(898, 322, 0.72),
    path('M20 320 h52 l-8 54 h-36 z', d.linear(0, coral, brick)),
    leaves(46, 324, 0.8),
    d.light(0.15, 0.05),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const rooms = [
  { file: 'room-garden', width: 960, height: 540, draw: roomGarden },
  { file: 'room-sea', width: 960, height: 540, draw: roomSea },
  { file: 'room-pool', width: 960, height: 540, draw: roomPool },
];
