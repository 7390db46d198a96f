import type { System } from '../../preview/model/options';
import { drawnMessage } from '../../preview/screen/drawnParts';
import { guestPicture } from '../../schema/responses/guests';
import { drawPhones } from './phonePicture';

/** The size that Slack, Teams and WhatsApp ask for, in pixels. */
const size = { width: guestPicture.most, height: 630 };
const margin = 40;
const ground = '#e4e8ef';
const systems = ['android', 'ios'] as const satisfies readonly System[];

/**
 * Draws the message on both phones, side by side, as chats show it beside a link: wide, so the phones are cut off above and
 * below the message. `staged`: phones that are mounted out of sight.
 */
export async function drawForLink(staged: ReadonlyMap<System, HTMLElement>): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = ground;
  context.fillRect(0, 0, size.width, size.height);
  const width = (size.width - (systems.length + 1) * margin) / systems.length;
  for (const [index, system] of systems.entries()) {
    const choice = {
      systems: [system],
      content: 'phone',
      card: 0,
      theme: 'light',
      hasOutline: false,
    } as const;
    // In turn: each measures styles in a frame of its own.
    // oxlint-disable-next-line no-await-in-loop
    const { file } = await drawPhones(choice, new Map(), staged);
    // oxlint-disable-next-line no-await-in-loop
    const phone = await createImageBitmap(file);
    const zoom = width / phone.width;
    const top = topOf(staged.get(system), size.height / (zoom * phone.height)) * phone.height;
    context.drawImage(phone, margin + index * (width + margin), -top * zoom, width, phone.height * zoom);
    phone.close();
  }
  const picture = await toPng(canvas);
  // With photos it may be too large for the server, and for WhatsApp.
  return picture.size <= guestPicture.bytes ? picture : toPng(halfOf(canvas));
}

/**
 * The share of the phone’s height at which the picture starts: the message in the middle, or its top if it is too tall.
 * `shown`: the share of the height that the picture shows.
 */
function topOf(phone: HTMLElement | undefined, shown: number): number {
  const message = phone && drawnMessage(phone);
  if (!phone || !message) return 0;
  const { top, height } = phone.getBoundingClientRect();
  const [from, to] = [(message.top - top) / height, (message.bottom - top) / height];
  const space = Math.max(shown - (to - from), margin / size.height) / 2;
  return Math.min(Math.max(from - space, 0), Math.max(1 - shown, 0));
}

function halfOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const half = document.createElement('canvas');
  Object.assign(half, { width: canvas.width / 2, height: canvas.height / 2 });
  half.getContext('2d')?.drawImage(canvas, 0, 0, half.width, half.height);
  return half;
}

async function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('it is too large for this browser');
  return file;
}
