import { expect, test } from 'vitest';
import { whyNotText } from './droppedFiles';

const fileOf = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name);
const bytes = (...values: number[]) => new Uint8Array(values);

test.each([
  [
    fileOf('IMG_0001', bytes(0xff, 0xd8, 0xff, 0xe0)),
    /^“IMG_0001” is a JPEG picture, not text\. Drop it on a card/,
  ],
  [fileOf('menu.pdf', '%PDF-1.4'), /^“menu\.pdf” is a PDF document, not text/],
  [fileOf('brief.docx', 'PK\u0003\u0004', bytes(0, 0)), '“brief.docx” is a ZIP or Office file, not text.'],
  [fileOf('data.bin', bytes(1, 0, 2)), '“data.bin” is not a text file.'],
])('a file of another kind is refused by its name', async (file, reason) => {
  expect(await whyNotText(file)).toMatch(reason);
});

test.each([
  fileOf('mail.txt', 'BMW sale: PK and MZ are letters'),
  fileOf('old.csv', 'Caf', bytes(0xe9), ';1'),
  fileOf('excel.txt', bytes(0xff, 0xfe, 0x41, 0x00)),
  fileOf('page.html', '<!doctype html><p>Hello'),
  fileOf('send.sh', '#!/bin/sh\ncurl https://a.example'),
])('a text may begin as it likes: $name', async (file) => {
  expect(await whyNotText(file)).toBeUndefined();
});
