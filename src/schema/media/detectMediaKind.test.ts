import { expect, test } from 'vitest';
import { detectMediaKind, DETECTED_BYTES } from './detectMediaKind';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['%PDF-1.7', 'pdf'],
  ['\0\0\0\u0018ftypisom', 'mp4'],
  ['\0\0\0\u0018ftypmp42', 'mp4'],
  ['\0\0\0\u0018ftypM4V ', 'm4v'],
  ['\0\0\0\u0018ftyp3gp5', 'h263'],
  ['\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0084webm', 'webm'],
  ['\0\0\u0001\u00ba', 'mpeg'],
])('%j is %s', (text, kind) => {
  expect(detectMediaKind(bytes(text))).toEqual({ kind });
});

test.each([
  ['RIFF\0\0\0\0WEBP', 'WebP picture'],
  ['\0\0\0\u0018ftypheic', 'HEIC picture'],
  ['\0\0\0\u0018ftypqt  ', 'QuickTime video'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'SVG drawing'],
  ['<?xml version="1.0"?>\n<!-- drawn -->\n<svg>', 'SVG drawing'],
  ['\n\n<!DOCTYPE html><title>x', 'web page (HTML)'],
  ['\u00ef\u00bb\u00bf<html>', 'web page (HTML)'],
  ['\u00ff\u00fe<\0h\0t\0m\0l\0>\0', 'web page (HTML)'],
  ['not a picture <script>alert(1)</script>', 'web page (HTML)'],
  ['PK\u0003\u0004', 'ZIP or Office file'],
  ['MZ\u0090', 'program'],
])('%j is no file for a card: %s', (text, foreign) => {
  expect(detectMediaKind(bytes(text))).toEqual({ foreign });
});

test('content of no known kind is undefined, whatever its length', () => {
  for (const text of ['', 'hello', '\u00ff', '\0'.repeat(5000), '<'.repeat(DETECTED_BYTES * 4)])
    expect(detectMediaKind(bytes(text))).toBeUndefined();
});
