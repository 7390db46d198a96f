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

/** A sill in morning light. @param {Drawing} d @param {string} wall @param {string} shade */
function sill(d, wall, shade) {
  return [
    d.ground(d.linear(100, wall, shade)),
    group(
      'skewX(-14)',
      rect(150, 40, 130, 200, '#fff8e2', 0, `opacity=".5" ${d.blur(5)}`),
      rect(300, 40, 130, 200, '#fff8e2', 0, `opacity=".5" ${d.blur(5)}`),
      rect(150, 258, 130, 150, '#fff8e2', 0, `opacity=".42" ${d.blur(6)}`),
      rect(300, 258, 130, 150, '#fff8e2', 0, `opacity=".42" ${d.blur(6)}`),
    ),
    rect(0, 492, 600, 108, d.linear(90, '#d7a878', '#b07f52')),
    rect(0, 492, 600, 8, '#f6d8b0', 0, 'opacity=".8"'),
    d.shadow(330, 532, 150, 18, 0.45),
  ].join('');
}

/** @param {Drawing} d @param {string} a @param {string} b @param {string} c */
const pot = (d, a, b, c) =>
  path(
    'M214 392 H386 L368 516 C366 528 358 534 346 534 H254 C242 534 234 528 232 516 Z',
    d.linear(0, a, b, c),
  ) +
  rect(202, 372, 196, 38, d.linear(0, a, b, c), 8) +
  rect(202, 406, 196, 10, '#000', 0, 'opacity=".12"') +
  path('M228 416 L244 520 H262 L250 416 Z', '#fff', 'opacity=".2"');

/** @param {Drawing} d @param {number} x @param {number} y @param {number} s @param {number} turn */
function splitLeaf(d, x, y, s, turn) {
  const edge = many(5, (i) =>
    path(
      `M${30 + i * 3} ${-46 - i * 32} L130 ${-88 - i * 36} L130 ${-74 - i * 36} Z M${-30 - i * 3} ${-46 - i * 32} L-130 ${-88 - i * 36} L-130 ${-74 - i * 36} Z`,
      'black',
    ),
  );
  const hole = many(
    4,
    (i) =>
      ellipse(20, -62 - i * 32, 7, 3.6, 'black', `transform="rotate(-24 20 ${-62 - i * 32})"`) +
      ellipse(-20, -62 - i * 32, 7, 3.6, 'black', `transform="rotate(24 -20 ${-62 - i * 32})"`),
  );
  const shape =
    'M0 0 C-60 10 -118 -30 -108 -104 C-100 -166 -50 -210 0 -238 C50 -210 100 -166 108 -104 C118 -30 60 10 0 0 Z';
  const mask = d.mask(path(shape, 'white') + edge + hole);
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    `<g mask="${mask}">${path(shape, d.linear(0, '#3f8262', '#5fa57c', '#2f6b53'))}${path('M0 0 C-60 10 -118 -30 -108 -104 C-100 -166 -50 -210 0 -238 Z', '#ffffff', 'opacity=".1"')}</g>`,
    line('M0 0 V-226', '#b9d8b4', 3.5, 'opacity=".8"'),
    many(4, (i) =>
      line(
        `M0 ${-30 - i * 40} L70 ${-66 - i * 40} M0 ${-30 - i * 40} L-70 ${-66 - i * 40}`,
        '#b9d8b4',
        2,
        'opacity=".45"',
      ),
    ),
  );
}

/** @param {string} to */
const stem = (to) => line(`M300 380 ${to}`, '#3f7a58', 8);

/** @param {Drawing} d */
function monstera(d) {
  return [
    sill(d, '#f7e3cd', '#ecc7a7'),
    stem('Q250 300 180 250'),
    stem('Q350 300 420 262'),
    stem('Q300 280 300 212'),
    stem('Q220 340 140 350'),
    stem('Q380 340 462 362'),
    splitLeaf(d, 146, 352, 0.54, -72),
    splitLeaf(d, 456, 364, 0.54, 74),
    splitLeaf(d, 184, 254, 0.78, -40),
    splitLeaf(d, 418, 264, 0.78, 38),
    splitLeaf(d, 300, 244, 0.88, 2),
    pot(d, '#f4f1ea', '#e2dccf', '#b9b1a2'),
    many(5, (i) =>
      path(`M${232 + i * 30} 440 l15 -16 l15 16 l-15 16 z`, i % 2 ? terracotta : teal, 'opacity=".85"'),
    ),
    d.light(0.2, 0.05),
  ].join('');
}

/** @param {Drawing} d @param {number} x @param {number} y @param {number} w @param {number} h @param {number} seed */
function cactusArm(d, x, y, w, h, seed) {
  return (
    rect(x - w / 2, y - h, w, h, d.linear(0, '#2f6b52', '#5fa37a', '#3b7c5e'), w / 2) +
    many(3, (i) =>
      line(`M${x - w / 4 + (i * w) / 4} ${y - h + w * 0.34} V${y - 8}`, '#24533f', 3, 'opacity=".55"'),
    ) +
    many(Math.floor(h / 14), (i) =>
      line(
        `M${x - w / 2 + 6 + chance(seed + i) * (w - 12)} ${y - 14 - i * 13} l5 -7 m-5 7 l-5 -7`,
        cream,
        1.8,
        'opacity=".85"',
      ),
    )
  );
}

/** @param {Drawing} d */
function cactus(d) {
  return [
    sill(d, '#d5e4e0', '#a9c9c4'),
    line('M300 290 H214 V210', '#3f8262', 52),
    line('M300 320 H392 V252', '#357355', 46),
    cactusArm(d, 214, 250, 54, 110, 5),
    cactusArm(d, 392, 300, 48, 100, 9),
    cactusArm(d, 300, 396, 108, 300, 2),
    ...[
      [300, 96],
      [214, 140],
      [334, 110],
    ].map(([x, y]) =>
      group(
        `translate(${x} ${y})`,
        many(7, (i) =>
          group(
            `rotate(${-75 + i * 25})`,
            path('M0 4 C-9 -10 -7 -24 0 -32 C7 -24 9 -10 0 4Z', i % 2 ? coral : '#e2647a'),
          ),
        ),
        circle(0, -3, 6, ochre),
      ),
    ),
    ellipse(300, 386, 92, 13, '#7a5b41'),
    many(16, (i) =>
      ellipse(222 + i * 10.4, 384 + (i % 3) * 3, 8, 5, ['#cdb79a', '#e8dac3', '#a98d6d'][i % 3] ?? cream),
    ),
    pot(d, coral, terracotta, brick),
    line(
      'M234 446 L250 430 L266 446 L282 430 L298 446 L314 430 L330 446 L346 430 L362 446',
      cream,
      5,
      'opacity=".9"',
    ),
    d.light(0.2, 0.05),
  ].join('');
}

/** @param {number} turn @param {number} length @param {string} colour */
function frond(turn, length, colour) {
  const bend = turn * 0.9;
  const leaflets = many(15, (i) => {
    const t = 0.12 + i / 17;
    const x = bend * t * t * (length / 150);
    const size = 36 * Math.sin(Math.PI * Math.min(0.96, t * 0.9 + 0.12));
    const lean = (bend * t) / 1.4;
    return group(
      `translate(${x} ${-t * length}) rotate(${lean})`,
      path(
        `M0 3 C${-size * 0.5} -4 ${-size} -12 ${-size * 1.25} -22 C${-size} 6 ${-size * 0.5} 10 0 3 Z`,
        colour,
      ),
      path(`M0 3 C${size * 0.5} -4 ${size} -12 ${size * 1.25} -22 C${size} 6 ${size * 0.5} 10 0 3 Z`, colour),
    );
  });
  return group(
    `translate(300 388) rotate(${turn})`,
    line(`M0 0 Q0 ${-length * 0.6} ${bend * (length / 150)} ${-length}`, forest, 4),
    leaflets,
  );
}

/** @param {Drawing} d */
function fern(d) {
  const back = [-84, 84, -62, 62, -36, 36, -12, 14];
  const front = [-74, 74, -48, 48, -22, 24, 1];
  return [
    sill(d, '#f6dfd6', '#e4b7a7'),
    back.map((turn, i) => frond(turn, 236 - Math.abs(turn) * 0.4 + (i % 2) * 14, '#3b7a5d')).join(''),
    front.map((turn, i) => frond(turn, 196 - Math.abs(turn) * 0.3, i % 2 ? '#7db886' : leaf)).join(''),
    pot(d, '#4f9a99', teal, '#245b60'),
    line('M226 440 H374 M230 468 H370', white, 4, 'opacity=".5"'),
    many(6, (i) => circle(240 + i * 24, 454, 5, sage)),
    d.light(0.2, 0.05),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const plants = [
  { file: 'plant-monstera', width: 600, height: 600, draw: monstera },
  { file: 'plant-cactus', width: 600, height: 600, draw: cactus },
  { file: 'plant-fern', width: 600, height: 600, draw: fern },
];
