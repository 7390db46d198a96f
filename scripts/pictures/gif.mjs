// @ts-check
/** Encodes animated GIFs (GIF89a) with one palette for all frames: enough for small flat drawings. */

/** @typedef {{ x: number, y: number, width: number, height: number, pixels: Uint8Array, hundredths: number }} Frame pixels: RGBA, row by row */

/** The most frequent colours at five bits a channel. @param {Frame[]} frames @param {number} size */
function palette(frames, size) {
  /** @type {Map<number, { count: number, r: number, g: number, b: number }>} */
  const bins = new Map();
  for (const { pixels } of frames) {
    for (let i = 0; i < pixels.length; i += 4) {
      const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3);
      const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
      const bin = bins.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
      bins.set(key, { count: bin.count + 1, r: bin.r + r, g: bin.g + g, b: bin.b + b });
    }
  }
  return [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, size)
    .map(({ count, r, g, b }) => [r / count, g / count, b / count].map(Math.round));
}

/** The palette index of each pixel. @param {Uint8Array} pixels @param {number[][]} colours */
function indexed(pixels, colours) {
  /** @type {Map<number, number>} */
  const known = new Map();
  const out = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < out.length; i++) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i * 4, i * 4 + 3);
    const key = (r << 16) | (g << 8) | b;
    let nearest = known.get(key);
    if (nearest === undefined) {
      const far = colours.map(([cr = 0, cg = 0, cb = 0]) => (cr - r) ** 2 + (cg - g) ** 2 + (cb - b) ** 2);
      nearest = far.indexOf(Math.min(...far));
      known.set(key, nearest);
    }
    out[i] = nearest;
  }
  return out;
}

/** LZW with 8-bit symbols, split into the sub-blocks of GIF. @param {Uint8Array} symbols */
function compressed(symbols) {
  const clear = 256;
  /** @type {number[]} */
  const bytes = [];
  let bits = 0;
  let held = 0;
  let size = 9;
  /** @type {Map<number, number>} from (code << 8 | symbol) to code */
  let table = new Map();
  /** @param {number} code */
  const emit = (code) => {
    bits |= code << held;
    held += size;
    for (; held >= 8; held -= 8, bits >>>= 8) bytes.push(bits & 255);
  };
  emit(clear);
  let prefix = symbols[0] ?? 0;
  for (const symbol of symbols.subarray(1)) {
    const key = (prefix << 8) | symbol;
    const longer = table.get(key);
    if (longer !== undefined) {
      prefix = longer;
      continue;
    }
    emit(prefix);
    const next = clear + 2 + table.size;
    if (next === 4095) {
      emit(clear);
      table = new Map();
      size = 9;
    } else {
      table.set(key, next);
      if (next === 1 << size) size += 1;
    }
    prefix = symbol;
  }
  emit(prefix);
  emit(clear + 1);
  if (held > 0) bytes.push(bits & 255);
  /** @type {number[]} */
  const blocks = [];
  for (let i = 0; i < bytes.length; i += 255) {
    const block = bytes.slice(i, i + 255);
    blocks.push(block.length, ...block);
  }
  return [8, ...blocks, 0];
}

/** @param {number} n */
const u16 = (n) => [n & 255, n >> 8];

/** A GIF that repeats for ever. @param {Frame[]} frames the first covers the whole picture; later ones may cover a part */
export function gif(frames) {
  const [{ width, height } = { width: 1, height: 1 }] = frames;
  const colours = palette(frames, 256);
  const table = Array.from({ length: 256 }, (_, i) => colours[i] ?? [0, 0, 0]).flat();
  const body = frames.flatMap((frame) => {
    const control = [0x21, 0xf9, 4, 4, ...u16(frame.hundredths), 0, 0];
    const place = [frame.x, frame.y, frame.width, frame.height].flatMap(u16);
    return [...control, 0x2c, ...place, 0, ...compressed(indexed(frame.pixels, colours))];
  });
  const forever = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...u16(width),
    ...u16(height),
    0xf7,
    0,
    0,
    ...table,
    ...forever,
    ...body,
    0x3b,
  ]);
}
