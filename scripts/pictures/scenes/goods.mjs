// @ts-check
import {
  brick,
  circle,
  coral,
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
  teal,
  terracotta,
  white,
} from '../drawing.mjs';

/** @typedef {import('../drawing.mjs').Drawing} Drawing */

/** A photographer's table: coloured paper that rolls down from the wall, and one large lamp. @param {Drawing} d @param {string} wall @param {string} table */
function studio(d, wall, table) {
  return [
    d.ground(wall),
    circle(480, 236, 214, '#ffffff', 'opacity=".2"'),
    rect(0, 408, 960, 132, table),
    rect(0, 392, 960, 34, '#ffffff', 0, `opacity=".18" ${d.blur(12)}`),
  ].join('');
}

/** @param {Drawing} d */
function jacket(d) {
  const cloth = d.linear(10, '#46618f', navy, '#1f2e52');
  const sleeve = d.linear(0, '#3d5784', '#203056');
  return [
    studio(d, d.linear(90, '#f3d3b8', '#e9b999'), d.linear(90, '#dda683', '#c98c6a')),
    line('M120 84 H840', '#7b5a45', 10),
    line('M480 84 v-8 a14 14 0 1 1 14 -14', '#d9dde6', 6),
    d.shadow(500, 300, 180, 170, 0.22),
    path('M398 122 L330 150 C296 220 280 330 272 430 L330 444 C344 360 360 290 388 230 Z', sleeve),
    path('M562 122 L630 150 C664 220 680 330 688 430 L630 444 C616 360 600 290 572 230 Z', sleeve),
    path('M272 412 L330 426 L330 448 L270 436 Z M688 412 L630 426 L630 448 L690 436 Z', '#182443'),
    path(
      'M398 122 C420 108 450 100 480 100 C510 100 540 108 562 122 L600 150 C588 240 594 350 600 446 H360 C366 350 372 240 360 150 Z',
      cloth,
    ),
    path('M360 420 H600 L602 456 H358 Z', '#1b2848'),
    path('M420 112 C440 150 520 150 540 112 C520 96 440 96 420 112 Z', '#a9452f'),
    path('M420 110 C400 130 396 156 404 176 L478 148 C450 144 430 130 420 110 Z', '#587099'),
    path('M540 110 C560 130 564 156 556 176 L482 148 C510 144 530 130 540 110 Z', '#3d5480'),
    line('M480 150 V440', '#e2bd73', 5),
    line('M480 150 V440', '#8a6a34', 2, 'stroke-dasharray="3 5"'),
    ...[394, 520].map(
      (x) =>
        rect(x, 220, 58, 10, '#182443', 4) +
        path(`M${x - 6} 330 h66 v62 h-66 z`, '#2a3d69') +
        path(`M${x - 8} 326 h70 v22 l-35 10 l-35 -10 z`, '#3d5583') +
        circle(x + 27, 345, 5, ochre),
    ),
    many(4, (i) => circle(466, 196 + i * 62, 5.5, ochre)),
    path('M372 160 C384 250 378 340 372 412 L398 412 C402 330 404 240 394 150 Z', '#ffffff', 'opacity=".1"'),
    d.light(0.2, 0.05),
  ].join('');
}

/** @param {Drawing} d */
function dress(d) {
  return [
    studio(d, d.linear(90, '#d8e3d0', '#b9cdb2'), d.linear(90, '#a8bf9f', '#8ca785')),
    d.shadow(490, 468, 190, 16, 0.35),
    group(
      'translate(200 0)',
      line('M40 540 C60 440 40 380 64 300', '#7c8a5a', 5),
      many(9, (i) =>
        group(
          `translate(${44 + i * 2} ${500 - i * 24}) rotate(${i % 2 ? 58 : -58})`,
          path('M0 0 C-16 -24 -12 -56 0 -76 C12 -56 16 -24 0 0Z', i % 2 ? leaf : '#7fae83'),
        ),
      ),
    ),
    group(
      'translate(740 0)',
      line('M0 540 C-20 450 10 390 -16 320', '#7c8a5a', 5),
      many(8, (i) =>
        group(
          `translate(${-4 - i} ${505 - i * 24}) rotate(${i % 2 ? 52 : -60})`,
          path('M0 0 C-16 -24 -12 -56 0 -76 C12 -56 16 -24 0 0Z', i % 2 ? '#7fae83' : leaf),
        ),
      ),
    ),
    line('M480 46 v-4 a13 13 0 1 1 13 -13', '#8d6b4d', 5),
    line('M404 78 L480 46 L556 78', '#8d6b4d', 7),
    path(
      'M424 68 L446 62 C450 96 466 112 480 112 C494 112 510 96 514 62 L536 68 L556 130 L522 146 L530 216 C570 300 610 390 640 462 C540 486 420 486 320 462 C350 390 390 300 430 216 L438 146 L404 130 Z',
      d.linear(15, '#ee8a6b', terracotta, '#b54c35'),
    ),
    path('M430 216 H530 L534 236 H426 Z', '#96402c'),
    path(
      'M470 226 q-30 44 -22 84 M488 226 q24 34 18 74',
      'none',
      'stroke="#96402c" stroke-width="7" stroke-linecap="round"',
    ),
    circle(480, 227, 10, '#7f3322'),
    ...[
      [-150, -60],
      [-80, -30],
      [-20, -8],
      [44, 18],
      [104, 42],
      [152, 62],
    ].map(([end, from]) =>
      line(
        `M${480 + (from ?? 0)} 250 Q${480 + (end ?? 0) * 0.7} 350 ${480 + (end ?? 0)} 458`,
        '#8f3d2a',
        3,
        'opacity=".38"',
      ),
    ),
    path('M440 240 C410 320 380 400 352 466 L408 474 C424 400 440 320 456 240 Z', '#ffffff', 'opacity=".13"'),
    path(
      'M446 62 C450 96 466 112 480 112 C494 112 510 96 514 62',
      'none',
      'stroke="#96402c" stroke-width="5"',
    ),
    line('M320 462 C420 486 540 486 640 462', '#f7c3ad', 4, 'opacity=".8"'),
    d.light(0.25, 0.1),
  ].join('');
}

/** @param {Drawing} d */
function runningShoes(d) {
  /** @param {string} upper @param {string} shade */
  const shoe = (upper, shade) =>
    [
      path(
        'M-236 60 C-240 20 -226 -34 -214 -76 C-200 -92 -176 -88 -160 -70 C-136 -44 -104 -40 -78 -62 L-52 -92 C20 -60 70 -18 130 -4 C196 10 236 24 238 60 Z',
        upper,
      ),
      path(
        'M-236 60 C-240 20 -226 -34 -214 -76 C-206 -84 -196 -86 -186 -82 C-196 -30 -190 20 -150 60 Z',
        shade,
      ),
      path('M238 60 C236 32 208 18 164 6 C150 22 148 44 156 60 Z', shade),
      path('M-64 -78 L-52 -92 C-10 -74 26 -50 60 -30 L38 -6 C0 -24 -36 -48 -64 -78 Z', white),
      many(5, (i) => line(`M${-40 + i * 20} ${-74 + i * 12} l-22 28`, ink, 5)),
      path('M-150 44 C-90 34 -50 10 -28 -22 C-2 -4 10 6 40 16 C-10 44 -80 58 -150 58 Z', ochre),
      path('M-150 52 C-84 44 -36 24 -12 -8', 'none', `stroke="${white}" stroke-width="5"`),
      path(
        'M-214 -76 C-200 -92 -176 -88 -160 -70 C-136 -44 -104 -40 -78 -62',
        'none',
        `stroke="${ink}" stroke-width="9" stroke-linecap="round"`,
      ),
      path(
        'M-246 58 H244 C252 84 236 104 206 106 H-206 C-240 106 -254 86 -246 58 Z',
        d.linear(90, '#ffffff', '#d7dee8'),
      ),
      path(
        'M-244 86 C-100 70 60 104 244 78 C242 96 228 106 206 106 H-206 C-228 106 -240 98 -244 86 Z',
        coral,
      ),
      many(16, (i) => rect(-216 + i * 27, 102, 17, 9, ink, 3)),
      path(
        'M-206 -20 C-200 -50 -190 -60 -180 -64',
        'none',
        'stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".5"',
      ),
    ].join('');
  return [
    studio(d, d.linear(90, '#cfe4ea', '#9ec7d4'), d.linear(90, '#86b4c3', '#6d9dae')),
    rect(150, 396, 680, 100, d.linear(90, '#fbe9d2', '#dfbf98'), 8),
    rect(150, 396, 680, 12, '#fff6e6', 6),
    d.shadow(530, 398, 250, 12, 0.4),
    group('translate(600 210) rotate(-14) scale(.86)', shoe(d.linear(90, '#2f7a7c', '#235b63'), '#1c4a52')),
    d.shadow(440, 400, 230, 12, 0.45),
    group('translate(440 290)', shoe(d.linear(90, '#4fa6a3', teal), '#2a6c70')),
    d.light(0.2, 0.05),
  ].join('');
}

/** @param {Drawing} d */
function bag(d) {
  const leather = d.linear(70, '#d28a4e', '#b06a35', '#8a4e25');
  return [
    studio(d, d.linear(90, '#f6e4c4', '#edcf9a'), d.linear(90, '#dcb67c', '#c69b60')),
    d.shadow(480, 462, 230, 18, 0.45),
    path(
      'M392 210 C392 60 568 60 568 210',
      'none',
      'stroke="#6f3d1c" stroke-width="20" stroke-linecap="round"',
    ),
    path(
      'M392 210 C392 68 568 68 568 210',
      'none',
      'stroke="#c07c44" stroke-width="7" stroke-linecap="round" opacity=".7"',
    ),
    path('M304 200 H656 L696 440 C698 456 688 464 674 464 H286 C272 464 262 456 264 440 Z', leather),
    path(
      'M304 200 H656 L662 236 C600 262 560 310 480 310 C400 310 360 262 298 236 Z',
      d.linear(80, '#e09a5c', '#b97038'),
    ),
    path(
      'M298 236 C360 262 400 310 480 310 C560 310 600 262 662 236 L664 248 C602 276 562 324 480 324 C398 324 358 276 296 248 Z',
      '#5f3415',
      'opacity=".35"',
    ),
    path(
      'M312 212 H648 L652 232 C594 256 556 300 480 300 C404 300 366 256 308 232 Z',
      'none',
      'stroke="#f4cf9d" stroke-width="3" stroke-dasharray="9 7" opacity=".8"',
    ),
    path(
      'M282 446 L314 270 M678 446 L646 270',
      'none',
      'stroke="#f4cf9d" stroke-width="3" stroke-dasharray="9 7" opacity=".6"',
    ),
    rect(456, 284, 48, 56, d.linear(60, '#ffe2a0', ochre, '#a87325'), 10),
    rect(468, 302, 24, 20, '#7a5118', 6),
    ...[392, 568].map(
      (x) => circle(x, 214, 15, d.linear(60, '#ffe2a0', '#b07d2c')) + circle(x, 214, 6, '#7a5118'),
    ),
    path('M300 236 L276 440 L320 452 L346 262 Z', '#ffffff', 'opacity=".14"'),
    path('M556 212 C590 260 640 270 668 330 C640 350 590 330 560 280 C550 260 548 230 556 212 Z', terracotta),
    path('M556 212 C574 270 620 290 668 330 C640 318 590 300 560 262 Z', '#ffffff', 'opacity=".22"'),
    path('M552 216 C530 262 540 310 566 344 C590 310 590 250 566 214 Z', brick),
    circle(560, 216, 15, terracotta),
    d.light(0.22, 0.05),
  ].join('');
}

/** @param {Drawing} d */
function sunglasses(d) {
  const lens = d.linear(60, '#2b3c57', '#52708d', '#d49c7a');
  return [
    d.ground(d.linear(45, '#f2b49a', '#f4cdb2', '#fbe7d3')),
    path('M0 540 L520 0 H960 V540 Z', '#ffffff', 'opacity=".16"'),
    group(
      'translate(150 110) rotate(-22)',
      many(9, (i) =>
        group(`rotate(${-80 + i * 20})`, path('M0 0 C-16 -90 -10 -190 0 -250 C10 -190 16 -90 0 0Z', ink)),
      ),
    ).replace('<g ', `<g opacity=".13" ${d.blur(7)} `),
    group(
      'translate(760 420)',
      ellipse(0, 0, 128, 92, d.linear(40, '#fff7ea', '#ead3b8')),
      many(9, (i) =>
        path(
          `M0 84 Q${(i - 4) * 42} 10 ${(i - 4) * 27} ${-80 + Math.abs(i - 4) * 9}`,
          'none',
          'stroke="#d5b393" stroke-width="4" opacity=".8"',
        ),
      ),
      circle(0, 84, 16, '#e2c4a4'),
    ),
    `<g transform="translate(0 34)" opacity=".35" ${d.blur(12)}>${ellipse(350, 270, 118, 92, ink)}${ellipse(610, 270, 118, 92, ink)}${line('M240 220 L150 96 M720 220 L820 100', ink, 18)}</g>`,
    line('M236 214 C200 170 176 130 150 84 C140 66 122 70 112 84', '#6f3a22', 17),
    line('M724 214 C760 170 790 130 812 86 C822 68 840 72 850 86', '#6f3a22', 17),
    line('M232 208 C200 168 178 130 152 86', '#b56a3e', 6),
    line('M728 208 C760 168 786 130 810 88', '#b56a3e', 6),
    ...[350, 610].map((x) =>
      [
        path(
          `M${x - 116} 222 C${x - 112} 176 ${x - 60} 168 ${x} 168 C${x + 60} 168 ${x + 112} 176 ${x + 116} 222 C${x + 118} 300 ${x + 66} 352 ${x} 352 C${x - 66} 352 ${x - 118} 300 ${x - 116} 222 Z`,
          d.linear(60, '#a75b33', '#5b2d18', '#8d4a29'),
        ),
        path(
          `M${x - 96} 226 C${x - 92} 194 ${x - 48} 188 ${x} 188 C${x + 48} 188 ${x + 92} 194 ${x + 96} 226 C${x + 98} 288 ${x + 54} 332 ${x} 332 C${x - 54} 332 ${x - 98} 288 ${x - 96} 226 Z`,
          lens,
        ),
        path(
          `M${x - 70} 214 C${x - 40} 200 ${x - 14} 200 ${x + 6} 202 L${x - 58} 304 C${x - 84} 280 ${x - 90} 240 ${x - 70} 214 Z`,
          '#ffffff',
          'opacity=".26"',
        ),
        path(`M${x + 26} 204 l18 2 l-70 114 l-14 -8 z`, '#ffffff', 'opacity=".18"'),
      ].join(''),
    ),
    path('M456 224 Q480 194 504 224 L504 246 Q480 220 456 246 Z', '#6f3a22'),
    circle(246, 206, 6, '#ffe2a0'),
    circle(714, 206, 6, '#ffe2a0'),
    d.light(0.85, 0.05),
  ].join('');
}

/** @type {import('../drawing.mjs').Scene[]} */
export const goods = [
  { file: 'jacket', width: 960, height: 540, draw: jacket },
  { file: 'dress', width: 960, height: 540, draw: dress },
  { file: 'running-shoes', width: 960, height: 540, draw: runningShoes },
  { file: 'bag', width: 960, height: 540, draw: bag },
  { file: 'sunglasses', width: 960, height: 540, draw: sunglasses },
];
