// @ts-check
import {
  brick,
  chance,
  circle,
  coral,
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
  teal,
  terracotta,
  white,
} from '../drawing.mjs';

/** @typedef {import('../drawing.mjs').Drawing} Drawing */

/** @param {Drawing} d */
function insurance(d) {
  return [
    d.ground(d.linear(90, '#5d86b2', '#a9cadd', '#f3e6d3')),
    many(34, (i) =>
      line(`M${chance(i) * 640} ${chance(i + 20) * 560} l-10 34`, '#eaf3fa', 3, 'opacity=".45"'),
    ),
    path('M0 640 C160 560 420 580 600 630 V800 H0 Z', d.linear(90, sage, leaf)),
    path('M0 700 C200 640 420 690 600 680 V800 H0 Z', d.linear(90, leaf, forest)),
    d.shadow(300, 690, 200, 20),
    line('M300 190 V474', '#5b4436', 9),
    rect(170, 480, 260, 210, d.linear(0, '#fff4e0', '#e9cfae'), 4),
    path('M140 492 L300 366 L460 492 Z', d.linear(0, terracotta, brick)),
    rect(376, 392, 34, 66, brick),
    rect(262, 580, 76, 110, d.linear(90, teal, '#2c6b6d'), 38),
    circle(322, 644, 5, ochre),
    ...[190, 356].map(
      (x) =>
        rect(x, 530, 54, 60, d.linear(90, '#ffe9ad', '#f6be6b'), 5) +
        line(`M${x + 27} 532 v56 M${x + 2} 560 h50`, white, 4),
    ),
    circle(112, 640, 58, d.radial(0.3, 0.3, 0.9, sage, leaf, forest)),
    circle(490, 648, 50, d.radial(0.3, 0.3, 0.9, sage, leaf, forest)),
    circle(70, 670, 36, forest),
    circle(536, 676, 32, forest),
    path(
      'M60 340 A240 214 0 0 1 540 340 Q500 306 460 340 Q420 306 380 340 Q340 306 300 340 Q260 306 220 340 Q180 306 140 340 Q100 306 60 340 Z',
      d.linear(20, '#ec7a5b', brick),
    ),
    path(
      'M220 340 Q220 190 300 126 Q380 190 380 340 Q340 306 300 340 Q260 306 220 340 Z',
      d.linear(90, '#ffd9b4', '#f3a57d'),
    ),
    path('M60 340 A240 214 0 0 1 300 126 Q140 190 140 340 Q100 306 60 340 Z', '#ffffff', 'opacity=".16"'),
    line('M300 126 v-26', '#5b4436', 9),
    rect(0, 0, 600, 800, d.radial(0.5, 0.7, 0.5, ['#ffe9b8', 0.35], ['#ffe9b8', 0])),
    d.light(0.5, 0.7),
  ].join('');
}

/** @param {Drawing} d */
function clinic(d) {
  const skin = d.linear(20, '#c98a62', '#a9673f');
  return [
    d.ground(d.linear(90, '#cfe6e3', '#f5ead9')),
    rect(60, 60, 220, 320, white, 10),
    rect(76, 76, 188, 288, d.linear(90, '#9fcfe3', '#e7f3e6'), 4),
    path('M76 364 V300 C130 260 200 280 264 250 V364 Z', sage),
    line('M170 76 V364 M76 220 H264', white, 8),
    rect(400, 120, 130, 130, teal, 24),
    path('M447 148 h36 v29 h29 v36 h-29 v29 h-36 v-29 h-29 v-36 h29 z', white),
    d.shadow(300, 790, 290, 30, 0.3),
    path(
      'M70 800 C70 620 150 566 250 548 L350 548 C450 566 530 620 530 800 Z',
      d.linear(10, '#ffffff', '#dfe6ea'),
    ),
    path('M232 552 L300 690 L368 552 L350 520 H250 Z', d.linear(90, '#6fb0ac', teal)),
    path('M252 470 h96 v74 q-48 52 -96 0 z', skin),
    path('M252 500 q48 56 96 0 v22 q-48 56 -96 0 z', '#7e4526', 'opacity=".35"'),
    path(
      'M176 470 C150 250 216 190 300 190 C384 190 450 250 424 470 C430 520 400 540 392 560 C400 440 360 420 300 420 C240 420 200 440 208 560 C200 540 170 520 176 470 Z',
      d.linear(30, '#3b2a2c', '#1f1719'),
    ),
    path(
      'M216 350 C216 280 250 252 300 252 C350 252 384 280 384 350 C384 440 350 496 300 496 C250 496 216 440 216 350 Z',
      skin,
    ),
    path(
      'M214 356 C216 268 268 262 318 262 C350 276 384 300 386 356 C400 250 350 216 300 216 C240 216 200 260 214 356 Z',
      d.linear(30, '#40302f', '#241a1c'),
    ),
    path(
      'M262 368 q15 -12 30 -3 M318 365 q15 -9 30 3',
      'none',
      'stroke="#4a2b1d" stroke-width="5" stroke-linecap="round"',
    ),
    ellipse(278, 390, 6, 8, '#2c1a14'),
    ellipse(332, 390, 6, 8, '#2c1a14'),
    path('M304 396 q10 26 -4 30', 'none', 'stroke="#8a5030" stroke-width="4" stroke-linecap="round"'),
    path('M276 448 q26 24 52 0 q-26 10 -52 0 z', '#fff5ee'),
    line('M274 446 q28 26 56 0', '#8c3d2c', 4),
    ellipse(248, 424, 18, 11, '#d5654a', 'opacity=".25"'),
    ellipse(356, 424, 18, 11, '#d5654a', 'opacity=".25"'),
    path('M232 552 L214 640 L262 668 L300 800 L338 668 L386 640 L368 552 L300 690 Z', '#f5f8fa'),
    line('M300 694 V800', '#c9d3da', 4),
    line('M232 552 L300 690 L368 552', '#cfd9df', 4),
    line('M236 556 C216 640 250 690 252 720 M364 556 C392 640 372 700 356 712', ink, 10),
    circle(352, 730, 24, d.radial(0.4, 0.4, 0.7, '#f4f6f8', '#9aa7b5')),
    circle(352, 730, 10, '#6f7d8e'),
    line('M252 720 q-14 22 -24 28 M252 720 q14 22 20 30', ink, 7),
    rect(412, 690, 70, 60, '#e7edf1', 6),
    line('M430 690 v-24', terracotta, 7),
    line('M446 690 v-18', navy, 7),
    rect(452, 548, 148, 12, '#c9a27c', 4),
    group(
      'translate(530 490) scale(.8)',
      many(7, (i) =>
        group(
          `rotate(${-60 + i * 20})`,
          path('M0 0 C-22 -50 -16 -110 0 -150 C16 -110 22 -50 0 0Z', i % 2 ? leaf : forest),
        ),
      ),
    ),
    path('M494 484 h72 l-10 64 h-52 z', d.linear(0, coral, brick)),
    d.light(0.15, 0.15),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const care = [
  { file: 'insurance', width: 600, height: 800, draw: insurance },
  { file: 'clinic', width: 600, height: 800, draw: clinic },
];
