// @ts-check
import {
  brick,
  chance,
  circle,
  coral,
  cream,
  ellipse,
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

/** @param {Drawing} d */
function design(d) {
  const fan = ['#e8ae4a', coral, terracotta, brick, navy, teal, leaf];
  return [
    d.ground(d.linear(20, '#f6e3cd', '#e7c3a4')),
    group(
      'translate(196 330)',
      fan
        .map((colour, i) =>
          group(
            `rotate(${-62 + i * 19})`,
            rect(-30, -252, 60, 250, '#000', 8, `opacity=".14" ${d.blur(5)}`),
            rect(-32, -256, 60, 250, white, 8),
            rect(-26, -250, 48, 176, colour, 5),
            rect(-26, -250, 20, 176, '#fff', 5, 'opacity=".12"'),
            rect(-22, -62, 34, 5, '#b9bfca', 2),
            rect(-22, -50, 22, 5, '#d5d9e0', 2),
          ),
        )
        .join(''),
      circle(0, -16, 10, '#c9ced8'),
      circle(0, -16, 5, '#7d8798'),
    ),
    group(
      'rotate(-4 640 180)',
      rect(404, 50, 430, 280, ink, 14, `opacity=".25" ${d.blur(10)}`),
      rect(396, 40, 430, 280, white, 10),
      many(13, (i) => line(`M${412 + i * 33} 52 V308`, '#e6e1d6', 1)),
      many(8, (i) => line(`M408 ${64 + i * 33} H814`, '#e6e1d6', 1)),
      circle(560, 190, 86, d.linear(40, '#f4a88d', terracotta), 'opacity=".92"'),
      rect(560, 104, 150, 150, d.linear(40, '#5aa7a5', teal), 10, 'opacity=".88"'),
      path('M500 290 L580 150 L660 290 Z', ochre, 'opacity=".9"'),
      line('M440 282 C500 60 660 60 780 220', ink, 5),
      line('M440 282 L470 150 M780 220 L720 110', '#5c74ad', 2.5),
      ...[
        [440, 282],
        [780, 220],
      ].map(([x, y]) =>
        rect((x ?? 0) - 8, (y ?? 0) - 8, 16, 16, white, 2, `stroke="${ink}" stroke-width="4"`),
      ),
      circle(470, 150, 8, '#5c74ad'),
      circle(720, 110, 8, '#5c74ad'),
    ),
    group(
      'translate(800 96) rotate(38)',
      rect(-15, -4, 30, 196, '#000', 6, `opacity=".2" ${d.blur(6)}`),
      rect(-16, -10, 32, 190, d.linear(0, '#44609b', navy, '#1d2a4c'), 6),
      path('M-16 180 L0 224 L16 180 Z', '#f0d0a8'),
      path('M-6 207 L0 224 L6 207 Z', ink),
      rect(-16, -26, 32, 20, '#d8dde6'),
      rect(-16, -44, 32, 22, coral, 8),
    ),
    d.light(0.2, 0.05),
  ].join('');
}

/** @param {Drawing} d */
function code(d) {
  const colours = [coral, '#8fd0c9', '#f5d491', '#b5c7f0', '#9fd1a4'];
  return [
    d.ground(d.linear(90, '#24345f', '#3a4f86')),
    circle(200, 90, 260, d.radial(0.5, 0.5, 0.5, ['#ffd9a0', 0.55], ['#ffd9a0', 0])),
    rect(0, 296, 960, 64, d.linear(90, '#b07a52', '#87583a')),
    rect(0, 296, 960, 5, '#e2b48a', 0, 'opacity=".7"'),
    line('M140 300 V150 L220 70', '#e9e3d6', 9),
    path('M178 40 L262 96 L196 122 Z', d.linear(40, ochre, '#c98427')),
    ellipse(140, 302, 46, 9, '#e9e3d6'),
    path('M200 118 L120 296 H420 Z', '#ffe9b5', `opacity=".22" ${d.blur(6)}`),
    d.shadow(540, 318, 280, 14, 0.5),
    rect(322, 24, 416, 262, '#111a33', 14),
    rect(334, 36, 392, 238, '#1b2747', 6),
    rect(334, 36, 392, 22, '#26355e', 6),
    many(3, (i) => circle(350 + i * 17, 47, 5, [coral, ochre, sage][i] ?? white)),
    rect(334, 58, 92, 216, '#16203d'),
    many(8, (i) => rect(346 + (i % 3) * 9, 74 + i * 23, 40 + chance(i) * 24, 7, '#4a5d92', 3)),
    many(10, (i) => {
      const indent = [0, 18, 36, 36, 54, 36, 18, 18, 36, 0][i] ?? 0;
      const a = 24 + chance(i + 3) * 44;
      const b = 30 + chance(i + 13) * 74;
      return (
        rect(444 + indent, 72 + i * 20, a, 8, colours[i % 5] ?? white, 4) +
        rect(452 + indent + a, 72 + i * 20, b, 8, colours[(i + 2) % 5] ?? white, 4, 'opacity=".75"')
      );
    }),
    rect(560, 252, 3, 14, white),
    path('M334 36 h190 l-110 238 h-80 z', '#fff', 'opacity=".05"'),
    path(
      'M272 286 H788 L812 308 C812 316 806 318 800 318 H260 C254 318 248 316 248 308 Z',
      d.linear(90, '#dfe4ec', '#a5aebf'),
    ),
    path('M480 286 h100 l6 10 h-112 z', '#8b95a8'),
    group(
      'translate(842 252)',
      d.shadow(4, 52, 46, 8, 0.4),
      path(
        'M-34 -24 H34 L28 44 Q26 52 18 52 H-18 Q-26 52 -28 44 Z',
        d.linear(0, '#f5a58c', terracotta, brick),
      ),
      path('M34 -10 q30 2 24 26 q-4 18 -28 18', 'none', `stroke="${terracotta}" stroke-width="9"`),
      ellipse(0, -24, 34, 8, '#5b3424'),
      path(
        'M-10 -40 q-10 -16 2 -30 q10 -14 2 -28 M12 -40 q-10 -16 2 -30',
        'none',
        'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"',
      ),
    ),
    group(
      'translate(60 300)',
      path('M-28 -54 H28 L20 4 H-20 Z', d.linear(0, '#5aa7a5', '#2c6b6d')),
      many(7, (i) =>
        group(
          `translate(0 -52) rotate(${-66 + i * 22})`,
          path('M0 0 C-12 -26 -9 -60 0 -82 C9 -60 12 -26 0 0Z', i % 2 ? leaf : '#79b58a'),
        ),
      ),
    ),
    d.light(0.2, 0.15),
  ].join('');
}

/** @param {Drawing} d */
function guitar(d) {
  return [
    d.ground(d.linear(20, '#3e7f80', '#245459')),
    circle(730, 180, 300, d.radial(0.5, 0.5, 0.5, ['#8fc9bf', 0.4], ['#8fc9bf', 0])),
    many(5, (i) =>
      line(
        `M-20 ${60 + i * 18} C240 ${-10 + i * 18} 420 ${150 + i * 18} 980 ${20 + i * 18}`,
        '#d8efe6',
        2,
        'opacity=".28"',
      ),
    ),
    ...[
      [90, 74],
      [214, 52],
      [330, 92],
      [880, 58],
    ].map(([x, y], i) =>
      group(
        `translate(${x} ${y}) scale(.9)`,
        ellipse(0, 34, 15, 11, [ochre, coral, cream, sand][i] ?? white, 'transform="rotate(-20 0 34)"'),
        line(`M13 30 V-24 ${i % 2 ? 'q16 6 18 22' : ''}`, [ochre, coral, cream, sand][i] ?? white, 5),
      ),
    ),
    group(
      'rotate(-5 480 230)',
      `<g transform="translate(8 18)" opacity=".4" ${d.blur(12)}>${path('M850 224 C850 320 760 344 690 320 C650 306 630 306 600 316 C540 334 490 300 490 224 C490 148 540 114 600 132 C630 142 650 142 690 128 C760 104 850 128 850 224 Z', '#0b2327')}${rect(100, 200, 420, 48, '#0b2327')}</g>`,
      path(
        'M850 224 C850 320 760 344 690 320 C650 306 630 306 600 316 C540 334 490 300 490 224 C490 148 540 114 600 132 C630 142 650 142 690 128 C760 104 850 128 850 224 Z',
        d.linear(60, '#8a4a20', '#5f2f12'),
      ),
      path(
        'M838 224 C838 308 756 332 692 309 C652 296 630 296 598 305 C546 320 502 290 502 224 C502 158 546 128 598 143 C630 152 652 152 692 139 C756 116 838 140 838 224 Z',
        d.radial(0.45, 0.4, 0.8, '#f6c67e', '#dd9647', '#b4692a'),
      ),
      many(9, (i) =>
        line(
          `M512 ${160 + i * 16} C620 ${168 + i * 12} 720 ${150 + i * 18} 832 ${172 + i * 13}`,
          '#a65f24',
          1.4,
          'opacity=".25"',
        ),
      ),
      circle(604, 224, 50, '#7a3f18'),
      circle(604, 224, 44, '#f0d3a0'),
      circle(604, 224, 40, '#3a1c0c'),
      path('M618 268 C660 300 700 304 716 292 C700 272 668 256 646 244 Z', '#4b2410', 'opacity=".85"'),
      rect(744, 176, 26, 96, '#4b2410', 6),
      rect(738, 188, 6, 72, cream, 2),
      many(6, (i) => circle(757, 194 + i * 12, 3.6, cream)),
      path('M120 200 H566 V248 H120 Z', d.linear(90, '#6b3a1b', '#4b2410')),
      many(14, (i) => rect(150 + i * (34 - i * 0.7), 200, 3, 48, '#d9c48f')),
      ...[226, 288, 346, 402].map((x) => circle(x, 224, 5, cream)),
      path('M124 198 L24 186 C10 206 10 242 24 262 L124 250 Z', d.linear(90, '#8a4a20', '#5f2f12')),
      rect(118, 196, 8, 56, cream, 2),
      many(
        3,
        (i) =>
          circle(46 + i * 26, 178 + i * 4, 8, '#d9dde6') + circle(46 + i * 26, 270 - i * 4, 8, '#d9dde6'),
      ),
      many(6, (i) =>
        line(
          `M${46 + (i % 3) * 26} ${196 + i * 11} L122 ${205 + i * 7.6} H742`,
          '#f4ecdc',
          1.5 + (i > 2 ? 0.5 : 0),
          'opacity=".9"',
        ),
      ),
      path(
        'M690 150 C760 130 816 150 830 200',
        'none',
        'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".4"',
      ),
    ),
    group(
      'translate(890 290) rotate(24)',
      path(
        'M0 -34 C30 -34 40 -22 32 -4 C24 18 8 36 0 40 C-8 36 -24 18 -32 -4 C-40 -22 -30 -34 0 -34 Z',
        d.linear(50, coral, brick),
      ),
    ),
    d.light(0.75, 0.1),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const courses = [
  { file: 'course-design', width: 960, height: 360, draw: design },
  { file: 'course-code', width: 960, height: 360, draw: code },
  { file: 'course-guitar', width: 960, height: 360, draw: guitar },
];
