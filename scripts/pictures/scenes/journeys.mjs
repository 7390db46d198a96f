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
  ink,
  leaf,
  line,
  many,
  navy,
  ochre,
  path,
  rect,
  sage,
  sand,
  teal,
  terracotta,
  white,
} from '../drawing.mjs';

/** @typedef {import('../drawing.mjs').Drawing} Drawing */

/** @param {Drawing} d @param {number} x @param {number} y @param {number} w @param {number} h */
function box(d, x, y, w, h) {
  const side = w * 0.34;
  const lift = w * 0.14;
  return [
    path(`M${x} ${y} h${w} v${h} h${-w} z`, d.linear(90, '#dcae78', '#c48f58')),
    path(`M${x + w} ${y} l${side} ${-lift} v${h} l${-side} ${lift} z`, d.linear(90, '#a97643', '#8c5d33')),
    path(`M${x} ${y} l${side} ${-lift} h${w} l${-side} ${lift} z`, d.linear(0, '#efc995', '#e3b67d')),
    path(
      `M${x + w * 0.42} ${y} l${side} ${-lift} h${w * 0.16} l${-side} ${lift} z`,
      '#f6e3bf',
      'opacity=".9"',
    ),
    path(
      `M${x + w * 0.42} ${y} h${w * 0.16} v${h * 0.3} l${-w * 0.04} -5 l${-w * 0.04} 5 l${-w * 0.04} -5 l${-w * 0.04} 5 z`,
      '#f3dcb2',
    ),
  ].join('');
}

/** @param {Drawing} d */
function parcel(d) {
  const door = rect(96, 40, 300, 536, d.linear(100, teal, '#2d6f72'), 6);
  const panels = many(4, (i) => {
    const x = 132 + (i % 2) * 124;
    const y = 84 + Math.floor(i / 2) * 236;
    return (
      rect(x, y, 104, 200, d.linear(90, '#2a6669', '#3f9292'), 5) +
      rect(x + 8, y + 8, 88, 184, d.linear(100, '#48999a', '#347d7e'), 3)
    );
  });
  const plant = many(11, (i) => {
    const turn = -70 + i * 14;
    return group(
      `translate(940 440) rotate(${turn})`,
      path('M0 0 C-34 -70 -26 -150 0 -210 C26 -150 34 -70 0 0Z', i % 2 ? leaf : forest),
      line('M0 0 V-180', '#ffffff', 2, 'opacity=".18"'),
    );
  });
  return [
    d.ground(d.linear(100, '#fbe6d2', '#efc5ab')),
    many(9, (i) => rect(0, 64 * i, 1080, 2, '#d9a98c', 0, 'opacity=".25"')),
    rect(76, 20, 340, 556, white, 8),
    door,
    panels,
    circle(368, 330, 13, ochre),
    circle(364, 326, 5, '#fff0c9'),
    rect(0, 572, 1080, 148, d.linear(90, '#cfa68c', '#b58468')),
    rect(0, 572, 1080, 10, '#f4d9c3', 0, 'opacity=".8"'),
    path('M60 640 L470 640 L520 700 L20 700 Z', d.linear(0, '#7d4f3c', '#96624b')),
    path('M84 648 L448 648 L480 690 L54 690 Z', 'none', 'stroke="#d9b08c" stroke-width="4" opacity=".7"'),
    d.shadow(945, 628, 110, 20),
    plant,
    path('M868 440 H1012 L992 624 H888 Z', d.linear(0, '#e9825f', brick)),
    rect(858, 428, 164, 34, d.linear(0, coral, terracotta), 6),
    d.shadow(700, 652, 250, 24, 0.45),
    box(d, 470, 410, 300, 240),
    rect(500, 500, 128, 92, white, 4),
    many(3, (i) => rect(512, 514 + i * 16, [88, 70, 50][i] ?? 0, 7, '#9aa3b5', 3)),
    many(14, (i) => rect(512 + i * 7.4, 566, chance(i) > 0.5 ? 4 : 2, 18, ink)),
    path(
      'M728 600 v-40 m-12 12 l12 -14 l12 14 M752 600 v-40 m-12 12 l12 -14 l12 14',
      'none',
      'stroke="#8c5d33" stroke-width="5" stroke-linecap="round"',
    ),
    box(d, 530, 290, 178, 118),
    line('M530 350 H708', terracotta, 12),
    line('M619 290 V408', terracotta, 12),
    path('M619 288 C580 244 548 262 570 284 Z M619 288 C660 240 694 262 668 284 Z', terracotta),
    path('M0 0 L340 0 L1080 560 L1080 720 L820 720 Z', '#fff3d6', `opacity=".2" ${d.blur(18)}`),
    d.light(0.25, 0.1),
  ].join('');
}

/** @param {number} x @param {string} colour */
const dress = (x, colour) =>
  line(`M${x} 392 v-22`, '#5b4a3f', 4) +
  path(`M${x - 26} 394 q26 22 52 0 l8 52 l-14 4 l34 124 h-108 l34 -124 l-14 -4 z`, colour) +
  path(`M${x - 4} 412 l6 162 h-44 l30 -124 z`, '#ffffff', 'opacity=".14"');

/** @param {Drawing} d */
function storeFront(d) {
  const stripes = many(12, (i) => {
    const x = 210 + i * 55;
    return path(`M${x} 250 h55 l${(i - 5) * 2.2 + 2} 92 a27.5 24 0 0 1 -55 0 z`, i % 2 ? white : terracotta);
  });
  return [
    d.ground(d.linear(90, '#a9d0e4', '#fbeede')),
    path('M0 230 h150 v-70 h120 v50 h560 v-80 h130 v90 h120 v500 h-1080 z', '#d6c6c4', 'opacity=".7"'),
    rect(150, 96, 780, 544, d.linear(90, '#31507a', ink), 6),
    rect(132, 78, 816, 34, d.linear(90, '#47689a', navy), 4),
    rect(190, 142, 700, 84, '#22345a', 6),
    `<text x="540" y="201" text-anchor="middle" font-family="Georgia, serif" font-size="52" letter-spacing="9" fill="${cream}">LARK &amp; LOOM</text>`,
    rect(200, 330, 420, 270, d.linear(60, '#ffe7b8', '#f6c98f'), 4),
    rect(200, 556, 420, 44, '#c98f5a'),
    d.shadow(300, 578, 60, 8),
    d.shadow(420, 578, 60, 8),
    d.shadow(530, 578, 60, 8),
    dress(296, terracotta),
    dress(412, teal),
    dress(530, ochre),
    path('M200 330 h150 l-110 270 h-40 z M400 330 h50 l-110 270 h-50 z', '#ffffff', 'opacity=".2"'),
    `<rect x="200" y="330" width="420" height="270" fill="none" stroke="${sand}" stroke-width="10"/>`,
    rect(668, 330, 200, 310, sand, 4),
    rect(684, 346, 168, 294, d.linear(70, '#ffe2ad', '#e9b77a'), 3),
    path('M684 346 h90 l-90 200 z', '#ffffff', 'opacity=".25"'),
    rect(834, 470, 8, 70, '#8a6a45', 4),
    rect(724, 400, 88, 44, white, 5),
    `<text x="768" y="430" text-anchor="middle" font-family="Georgia, serif" font-size="24" fill="${ink}">OPEN</text>`,
    rect(200, 346, 680, 40, ink, 0, `opacity=".3" ${d.blur(14)}`),
    stripes,
    rect(200, 236, 680, 18, brick, 3),
    rect(0, 640, 1080, 80, d.linear(90, '#e2d3c5', '#c3ad9b')),
    rect(0, 640, 1080, 6, '#fff7ea', 0, 'opacity=".6"'),
    ...[60, 1010].map((x) =>
      [
        d.shadow(x, 650, 70, 10),
        rect(x - 8, 430, 16, 216, '#6c4a35', 4),
        circle(x, 330, 112, d.radial(0.35, 0.3, 0.8, '#b3cf9c', leaf, forest)),
        circle(x - 50, 400, 70, leaf),
        circle(x + 46, 392, 76, d.radial(0.3, 0.3, 0.9, sage, leaf)),
      ].join(''),
    ),
    d.shadow(905, 650, 60, 9),
    path('M872 580 h66 l-8 66 h-50 z', d.linear(0, '#f0957c', brick)),
    many(7, (i) => circle(876 + i * 10, 566 - (i % 3) * 16, 17, [sage, leaf, coral][i % 3] ?? leaf)),
    d.light(0.75, 0.05),
  ].join('');
}

/** @param {number} x @param {number} y @param {number} s @param {string} colour @param {number} seed */
function cloud(x, y, s, colour, seed) {
  const puffs = many(9, (i) =>
    circle(
      x + (i - 4) * 46 * s,
      y - chance(seed + i) * 44 * s * (1 - Math.abs(i - 4) / 6),
      (44 + chance(seed * 3 + i) * 40) * s,
      colour,
    ),
  );
  return puffs + ellipse(x, y + 34 * s, 270 * s, 52 * s, colour);
}

/** @param {Drawing} d */
function flight(d) {
  const body = d.linear(90, '#ffffff', '#e9edf5', '#a9b6d0');
  return [
    d.ground(d.linear(90, '#2f5b95', '#7fb2d8', '#f8cfa4', '#f6a883')),
    circle(820, 470, 300, d.radial(0.5, 0.5, 0.5, ['#fff2c4', 0.95], ['#ffdf9a', 0.4], ['#ffdf9a', 0])),
    circle(820, 470, 62, '#fff6d6'),
    `<g opacity=".55" ${d.blur(5)}>${cloud(200, 500, 0.8, '#f7d9cb', 3)}${cloud(900, 540, 0.9, '#f9d7c2', 11)}${cloud(560, 560, 0.8, '#f4cfc4', 17)}</g>`,
    group(
      'translate(540 300) rotate(-9)',
      path('M-60 -20 L-150 -150 L-110 -150 L70 -24 Z', d.linear(90, '#8797b8', '#c5cfe2')),
      path('M-330 -28 L-410 -160 L-352 -160 L-250 -40 Z', d.linear(60, terracotta, brick)),
      path('M-330 -12 L-420 -44 L-384 -50 L-270 -24 Z', '#9aa9c6'),
      path(
        'M-390 -22 C-340 -50 -240 -58 -120 -58 H240 C320 -58 388 -26 404 4 C388 26 330 46 250 46 H-120 C-240 46 -330 18 -390 -22 Z',
        body,
      ),
      path(
        'M-352 -2 C-240 30 -180 34 -120 34 H300 C350 26 390 14 404 4 C388 26 330 46 250 46 H-120 C-220 46 -300 24 -352 -2 Z',
        terracotta,
        'opacity=".9"',
      ),
      path('M318 -38 C346 -30 368 -20 380 -8 L334 -8 C322 -12 316 -26 318 -38 Z', navy),
      many(19, (i) => rect(-196 + i * 25, -22, 12, 17, '#5a76a8', 5)),
      path('M-40 14 L-190 190 L-132 190 L130 26 Z', d.linear(90, '#dfe5f0', '#8e9dbd')),
      path('M-40 14 L-190 190 L-172 190 L0 20 Z', '#ffffff', 'opacity=".5"'),
      group(
        'translate(-36 96)',
        ellipse(0, 0, 52, 21, d.linear(90, '#f4f6fb', '#94a2c0')),
        ellipse(46, 0, 10, 19, navy),
      ),
    ),
    cloud(130, 660, 1.15, '#fdeadf', 5),
    cloud(940, 690, 1.2, '#fff1e4', 8),
    cloud(540, 720, 1.1, '#fff7ef', 13),
    d.light(0.76, 0.6),
  ].join('');
}

/** @param {number} x @param {number} y @param {number} s @param {string} colour */
function palm(x, y, s, colour) {
  return group(
    `translate(${x} ${y}) scale(${s})`,
    line('M0 0 C-14 -90 10 -190 4 -290', '#3a2c3d', 15),
    many(9, (i) =>
      group(
        `translate(4 -288) rotate(${-124 + i * 31})`,
        path('M0 0 C-26 -50 -30 -110 6 -176 C10 -120 16 -60 0 0Z', colour),
      ),
    ),
  );
}

/** @param {Drawing} d */
function hotelFilm(d) {
  const windows = many(30, (i) => {
    const x = 380 + (i % 10) * 52;
    const y = 178 + Math.floor(i / 10) * 76;
    const lit = chance(i + 4) > 0.35;
    return (
      rect(x, y, 34, 50, lit ? d.linear(90, '#ffe6a8', '#f7b765') : '#3a4470', 16) +
      rect(x - 4, y + 50, 42, 5, '#d7a98f')
    );
  });
  return [
    d.ground(d.linear(90, '#2a2f66', '#7a5487', '#ee9a80', '#fbcf9b')),
    many(26, (i) =>
      circle(chance(i) * 1080, chance(i + 50) * 190, 1 + chance(i + 9) * 1.6, '#fff', 'opacity=".7"'),
    ),
    circle(210, 384, 240, d.radial(0.5, 0.5, 0.5, ['#fff1bf', 0.9], ['#ffd28a', 0])),
    circle(210, 384, 58, '#fff0c4'),
    path('M0 420 C140 360 260 380 420 420 Z', '#6d4c78'),
    path('M760 420 C880 350 1000 370 1080 400 V420 Z', '#5b4272'),
    rect(350, 150, 560, 290, d.linear(0, '#f4c8a4', '#b97f7c'), 8),
    rect(334, 136, 592, 22, '#fbe0c3', 6),
    path('M560 136 a70 60 0 0 1 140 0 z', d.linear(0, '#f6d3a9', '#c48a7d')),
    line('M630 76 v-30', '#fbe0c3', 5),
    windows,
    many(5, (i) => path(`M${392 + i * 104} 440 v-12 a26 30 0 0 1 52 0 v12 z`, '#ffd992')),
    rect(0, 436, 1080, 40, d.linear(90, '#d99a83', '#a46f70')),
    path('M0 476 H1080 V720 H0 Z', d.linear(90, '#f2a98c', '#3f8fa3', '#1f5f83')),
    many(40, (i) =>
      rect(
        chance(i) * 1040,
        492 + i * 5.6,
        30 + chance(i + 7) * 120,
        3,
        i % 3 ? '#ffffff' : '#ffdf9f',
        1.5,
        `opacity="${0.12 + chance(i + 3) * 0.3}"`,
      ),
    ),
    many(5, (i) => rect(400 + i * 104, 480, 32, 150, d.linear(90, ['#ffe0a0', 0.5], ['#ffe0a0', 0]), 10)),
    rect(0, 470, 1080, 10, '#fbe3cd'),
    ...[150, 300].map((x) =>
      group(
        `translate(${x} 462)`,
        path(
          'M-64 0 L40 0 L66 -44',
          'none',
          `stroke="${white}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`,
        ),
        path('M-56 -10 H38 L58 -44 L66 -40 L46 -2 H-56 Z', terracotta),
        line('M-48 2 v12 M28 2 v12', white, 6),
      ),
    ),
    group(
      'translate(225 462)',
      line('M0 4 V-96', '#f6e6d6', 6),
      path('M-92 -84 Q0 -170 92 -84 Q46 -100 0 -84 Q-46 -100 -92 -84Z', cream),
      path('M-40 -91 Q0 -170 0 -127 Q0 -100 0 -84 Q-20 -93 -40 -91Z', terracotta),
    ),
    palm(70, 476, 1.15, '#2d3454'),
    palm(968, 482, 1.35, '#262c4d'),
    palm(1046, 470, 0.95, '#343a5e'),
    d.light(0.2, 0.5),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const journeys = [
  { file: 'parcel', width: 1080, height: 720, draw: parcel },
  { file: 'store-front', width: 1080, height: 720, draw: storeFront },
  { file: 'flight', width: 1080, height: 720, draw: flight },
  { file: 'hotel-film', width: 1080, height: 720, draw: hotelFilm },
];
