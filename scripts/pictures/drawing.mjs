// @ts-check
/** Helpers for SVG: a shape is a string; a drawing collects the gradients, blurs and masks of its shapes. */

/** @typedef {ReturnType<typeof drawing>} Drawing */
/** @typedef {{ file: string, width: number, height: number, draw: (d: Drawing) => string }} Scene */

/** The palette of all pictures. */
export const ink = '#1d2a44';
export const navy = '#2b3d68';
export const cream = '#faf3e6';
export const sand = '#eed9b7';
export const terracotta = '#d5654a';
export const brick = '#a9452f';
export const coral = '#f0957c';
export const blush = '#f7d3c4';
export const ochre = '#e8ae4a';
export const sage = '#9dba94';
export const leaf = '#5a9270';
export const forest = '#2c5a4c';
export const teal = '#3c8a8a';
export const sky = '#bddbe8';
export const white = '#fffdf8';

/** @param {string} d @param {string} fill @param {string} [more] */
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

/** @param {string} d @param {string} stroke @param {number} width @param {string} [more] */
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [r] @param {string} [more] */
export const rect = (x, y, w, h, fill, r = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {string} [more] */
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} fill @param {string} [more] */
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** @param {string} transform @param {...string} children */
export const group = (transform, ...children) => `<g transform="${transform}">${children.join('')}</g>`;

/** One drawing for each number from 0 to `count` − 1. @param {number} count @param {(i: number) => string} draw */
export const many = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A repeatable pseudo-random number from 0 to 1, so that each run draws the same pictures. @param {number} i */
export const chance = (i) => {
  const x = Math.sin(i * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
};

/** @param {(string | [string, number])[]} colours */
const stops = (colours) =>
  colours
    .map((stop, i) => {
      const [colour, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
      return `<stop offset="${i / Math.max(1, colours.length - 1)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');

/** @param {number} width @param {number} height both in pixels, also the viewBox */
export function drawing(width, height) {
  /** @type {string[]} */
  const defs = [];
  /** @param {string} tag @param {string} attributes @param {string} children */
  const define = (tag, attributes, children) => {
    const id = `d${defs.length}`;
    defs.push(`<${tag} id="${id}" ${attributes}>${children}</${tag}>`);
    return id;
  };
  /** @param {number} degrees 0 runs to the right, 90 down @param {...(string | [string, number])} colours */
  const linear = (degrees, ...colours) =>
    `url(#${define('linearGradient', `gradientTransform="rotate(${degrees} .5 .5)"`, stops(colours))})`;
  /** @param {number} cx 0 to 1 @param {number} cy 0 to 1 @param {number} r 0 to 1 @param {...(string | [string, number])} colours */
  const radial = (cx, cy, r, ...colours) =>
    `url(#${define('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops(colours))})`;
  /** @param {number} amount */
  const blur = (amount) =>
    `filter="url(#${define('filter', 'x="-100%" y="-100%" width="300%" height="300%"', `<feGaussianBlur stdDeviation="${amount}"/>`)})"`;
  return {
    width,
    height,
    linear,
    radial,
    blur,
    /** Clips `children` to `shape`. @param {string} shape @param {...string} children */
    inside: (shape, ...children) =>
      `<g clip-path="url(#${define('clipPath', '', shape)})">${children.join('')}</g>`,
    /** A mask from shapes in white (shown) and black (cut out). @param {string} shapes */
    mask: (shapes) =>
      `url(#${define('mask', 'maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="4000" height="4000"', shapes)})`,
    /** The soft shadow of an object on the ground. @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} [opacity] */
    shadow: (x, y, rx, ry, opacity = 0.35) =>
      ellipse(x, y, rx, ry, ink, `opacity="${opacity}" ${blur(Math.max(4, ry * 0.6))}`),
    /** Fills the whole picture. @param {string} fill @param {string} [more] */
    ground: (fill, more = '') => rect(0, 0, width, height, fill, 0, more),
    /** Light from one corner and darker edges, over everything. @param {number} cx @param {number} cy */
    light: (cx, cy) =>
      rect(0, 0, width, height, radial(cx, cy, 0.8, ['#fff6dd', 0.2], ['#fff6dd', 0])) +
      rect(0, 0, width, height, radial(0.5, 0.5, 0.78, [ink, 0], [ink, 0], [ink, 0.2])),
    /** @param {string} body */
    svg: (body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice"><defs>${defs.join('')}</defs>${body}</svg>`,
  };
}
