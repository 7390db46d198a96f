import type { Document, Element, Node } from '@xmldom/xmldom';
import { protectedPartsOf } from '../../schema/sets/protectedParts';
import {
  startReading,
  type ReadTranslations,
  type TranslationReading,
  type TranslationState,
  type TranslationTable,
} from './translationTable';
import { idOfXliff, segmentStates, XLIFF } from './xliffFile';

/** Many programs return this version, whichever they got. */
const XLIFF_1 = 'urn:oasis:names:tc:xliff:document:1.2';

/** Reads the translations of an XLIFF file of version 1.2, 2.0 or 2.1. */
export async function readXliff(
  text: string,
  fileName: string,
  table: TranslationTable,
): Promise<ReadTranslations> {
  const reading = startReading(table);
  const parsed = await parseXml(text);
  const root = parsed?.documentElement;
  const version = root?.getAttribute('version') ?? '';
  /** The units of a part of the file, in the language that an attribute of it names. */
  function readUnits(part: Element, attribute: string, name: string, read: typeof readUnit) {
    const tag = part.getAttribute(attribute) ?? '';
    const language = reading.languageOf(tag);
    if (language === undefined) reading.addProblem(fileName, `“${tag}” is not a language of this template.`);
    else for (const unit of elements(part.getElementsByTagNameNS('*', name))) read(unit, language, reading);
  }
  if (!root || root.localName !== 'xliff') reading.addProblem(fileName, 'This is not a readable XLIFF file.');
  else if (root.namespaceURI === XLIFF) readUnits(root, 'trgLang', 'unit', readUnit);
  else if (root.namespaceURI === XLIFF_1)
    for (const file of elements(root.getElementsByTagNameNS('*', 'file')))
      readUnits(file, 'target-language', 'trans-unit', readTransUnit);
  else reading.addProblem(fileName, `XLIFF ${version} can’t be read. Save it as XLIFF 1.2, 2.0 or 2.1.`);
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
  const data = new Map(
    elements(unit.getElementsByTagNameNS(XLIFF, 'data')).map((entry) => [
      entry.getAttribute('id') ?? '',
      textIn(entry, () => ''),
    ]),
  );
  const codeText: CodeText = (code, attribute) =>
    data.get(code.getAttribute(attribute) ?? '') || (code.getAttribute('disp') ?? '');
  // A program may have split the segment, and put what is between two of them into <ignorable>.
  const pieces = elements(unit.childNodes).filter(({ localName }) =>
    ['segment', 'ignorable'].includes(localName ?? ''),
  );
  const sources = pieces.map((piece) => childText(piece, 'source', codeText) ?? '');
  const targets = pieces.map(
    (piece, index) =>
      childText(piece, 'target', codeText) ?? (piece.localName === 'ignorable' ? sources[index] : undefined),
  );
  const text = targets.join('');
  const known = reading.take(id, place, [{ language, text }]);
  if (!known || targets.every((target) => target === undefined)) return;
  if (targets.includes(undefined)) {
    const message = 'Only a part of the text is translated, so it was not imported.';
    reading.addProblem(place, message, [{ language, text }]);
    return;
  }
  reading.add(known, { language, text, source: sources.join(''), state: stateOf(pieces) }, place);
}

/** A unit of version 1.2. Its codes have their text in them, or only the number of the part that we wrote as a code. */
function readTransUnit(unit: Element, language: string, reading: TranslationReading): void {
  const id = idOfXliff(unit.getAttribute('id') ?? '');
  const place = `unit ${id}`;
  const parts = protectedPartsOf(reading.sourceOf(id));
  const codeText: CodeText = (code) => {
    const number = Number(/^p?(\d{1,4})$/.exec(code.getAttribute('id') ?? '')?.[1]);
    return parts[number - 1]?.text ?? code.getAttribute('equiv-text') ?? '';
  };
  const text = childText(unit, 'target', codeText) ?? '';
  const known = reading.take(id, place, [{ language, text }]);
  const target = elements(unit.childNodes).find(({ localName }) => localName === 'target');
  if (!known || !target) return;
  const source = childText(unit, 'source', codeText);
  reading.add(
    known,
    { language, text, ...(source !== undefined && { source }), state: stateOfTarget(target) },
    place,
  );
}

/** The state of a target of version 1.2. */
function stateOfTarget(target: Element): TranslationState {
  if (/^(?:new|needs-)/.test(target.getAttribute('state') ?? '')) return 'outdated';
  return /-mt$|^mt-/.test(target.getAttribute('state-qualifier') ?? '') ? 'machine' : 'human';
}

function stateOf(pieces: readonly Element[]): TranslationState {
  const segments = pieces
    .filter(({ localName }) => localName === 'segment')
    .map((piece) => ({ state: piece.getAttribute('state'), subState: piece.getAttribute('subState') }));
  if (segments.some(({ state }) => (state ?? 'initial') === segmentStates.outdated.state)) return 'outdated';
  const { state, subState } = segmentStates.machine;
  return segments.some((each) => each.state === state && each.subState === subState) ? 'machine' : 'human';
}

/** The text that a code stands for, which an attribute of it names. */
type CodeText = (code: Element, attribute: 'dataRef' | 'dataRefStart' | 'dataRefEnd') => string;

function childText(parent: Element, name: string, codeText: CodeText): string | undefined {
  const child = elements(parent.childNodes).find(({ localName }) => localName === name);
  return child && textIn(child, codeText);
}

/** Elements within each other that are read; a text has one or two. */
const MAX_DEPTH = 50;

/** The text of an element, with the original data of its codes. */
function textIn(parent: Node, codeText: CodeText, depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  return Array.from(parent.childNodes, (node) => {
    if (!isElement(node)) return node.nodeType === 3 || node.nodeType === 4 ? (node.nodeValue ?? '') : '';
    const inner = () => textIn(node, codeText, depth + 1);
    switch (node.localName) {
      case 'cp':
        return codePoint(node.getAttribute('hex') ?? '');
      case 'sc':
      case 'ec':
      case 'ph':
      case 'x':
      case 'bx':
      case 'ex':
      case 'it':
      case 'bpt':
      case 'ept':
        return inner() || codeText(node, 'dataRef');
      case 'pc':
        return codeText(node, 'dataRefStart') + inner() + codeText(node, 'dataRefEnd');
      case 'mrk':
      case 'g':
      case 'sub':
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
