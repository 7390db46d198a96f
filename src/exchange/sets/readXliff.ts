import type { Document, Element, Node } from '@xmldom/xmldom';
import {
  startReading,
  type ReadTranslations,
  type TranslationReading,
  type TranslationState,
  type TranslationTable,
} from './translationTable';
import { idOfXliff, segmentStates, XLIFF } from './xliffFile';

/** Reads the translations of an XLIFF file of version 2.0 or 2.1. */
export async function readXliff(
  text: string,
  fileName: string,
  table: TranslationTable,
): Promise<ReadTranslations> {
  const reading = startReading(table);
  const parsed = await parseXml(text);
  const root = parsed?.documentElement;
  const version = root?.getAttribute('version') ?? '';
  const language = reading.languageOf(root?.getAttribute('trgLang') ?? '');
  if (!root || root.localName !== 'xliff') reading.addProblem(fileName, 'This is not a readable XLIFF file.');
  else if (root.namespaceURI !== XLIFF)
    reading.addProblem(fileName, `XLIFF ${version} can’t be read. Save it as XLIFF 2.0 or 2.1.`);
  else if (language === undefined)
    reading.addProblem(
      fileName,
      `“${root.getAttribute('trgLang') ?? ''}” is not a language of this template.`,
    );
  else
    for (const unit of elements(root.getElementsByTagNameNS(XLIFF, 'unit')))
      readUnit(unit, language, reading);
  return reading.read;
}

/** The library’s own ends of lines are those of XML 1.1: in XML 1.0 a line separator is a letter. */
const normalizeLineEndings = (source: string) => source.replaceAll(/\r\n?/g, '\n');

async function parseXml(text: string): Promise<Document | undefined> {
  // XLIFF has no document type; what one could declare is not wanted.
  if (/<!DOCTYPE/i.test(text)) return undefined;
  const { DOMParser, onErrorStopParsing } = await import('@xmldom/xmldom');
  try {
    return new DOMParser({ onError: onErrorStopParsing, normalizeLineEndings }).parseFromString(
      text,
      'text/xml',
    );
  } catch {
    return undefined;
  }
}

function readUnit(unit: Element, language: string, reading: TranslationReading): void {
  const id = idOfXliff(unit.getAttribute('id') ?? '');
  const place = `unit ${id}`;
  const known = reading.take(id, place);
  if (!known) return;
  const data = new Map(
    elements(unit.getElementsByTagNameNS(XLIFF, 'data')).map((entry) => [
      entry.getAttribute('id') ?? '',
      textIn(entry, () => ''),
    ]),
  );
  const dataOf = (ref: string | null) => data.get(ref ?? '') ?? '';
  // A program may have split the segment, and put what is between two of them into <ignorable>.
  const pieces = elements(unit.childNodes).filter(({ localName }) =>
    ['segment', 'ignorable'].includes(localName ?? ''),
  );
  const sources = pieces.map((piece) => childText(piece, 'source', dataOf) ?? '');
  const targets = pieces.map(
    (piece, index) =>
      childText(piece, 'target', dataOf) ?? (piece.localName === 'ignorable' ? sources[index] : undefined),
  );
  if (targets.every((target) => target === undefined)) return;
  if (targets.includes(undefined)) {
    reading.addProblem(place, 'Only a part of the text is translated, so it was not imported.');
    return;
  }
  reading.add(
    known,
    { language, text: targets.join(''), source: sources.join(''), state: stateOf(pieces) },
    place,
  );
}

function stateOf(pieces: readonly Element[]): TranslationState {
  const segments = pieces
    .filter(({ localName }) => localName === 'segment')
    .map((piece) => ({ state: piece.getAttribute('state'), subState: piece.getAttribute('subState') }));
  if (segments.some(({ state }) => (state ?? 'initial') === segmentStates.outdated.state)) return 'outdated';
  const { state, subState } = segmentStates.machine;
  return segments.some((each) => each.state === state && each.subState === subState) ? 'machine' : 'human';
}

type DataOf = (ref: string | null) => string;

function childText(parent: Element, name: string, dataOf: DataOf): string | undefined {
  const child = elements(parent.childNodes).find(({ localName }) => localName === name);
  return child && textIn(child, dataOf);
}

/** Elements within each other that are read; a text has one or two. */
const MAX_DEPTH = 50;

/** The text of an element, with the original data of its codes. */
function textIn(parent: Node, dataOf: DataOf, depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  return Array.from(parent.childNodes, (node) => {
    if (!isElement(node)) return node.nodeType === 3 || node.nodeType === 4 ? (node.nodeValue ?? '') : '';
    const inner = () => textIn(node, dataOf, depth + 1);
    switch (node.localName) {
      case 'cp':
        return codePoint(node.getAttribute('hex') ?? '');
      case 'ph':
        return dataOf(node.getAttribute('dataRef')) || (node.getAttribute('disp') ?? '');
      case 'sc':
      case 'ec':
        return dataOf(node.getAttribute('dataRef'));
      case 'pc':
        return dataOf(node.getAttribute('dataRefStart')) + inner() + dataOf(node.getAttribute('dataRefEnd'));
      case 'mrk':
        return inner();
      default:
        return '';
    }
  }).join('');
}

function codePoint(hex: string): string {
  const code = /^[0-9A-Fa-f]{1,8}$/.test(hex) ? Number.parseInt(hex, 16) : -1;
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const isElement = (node: Node): node is Element => node.nodeType === 1;
const elements = (nodes: Iterable<Node>): Element[] => Array.from(nodes).filter(isElement);
