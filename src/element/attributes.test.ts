import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { observedAttributes } from './attributes';

const toProp = (attribute: string) =>
  attribute.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

it.each(observedAttributes)(
  'the attribute %s is documented, and a prop of the React component',
  (attribute) => {
    expect(readFileSync('docs/element.md', 'utf8')).toContain(`\`${attribute}\``);
    const types = readFileSync('src/element/files/react.d.ts', 'utf8');
    expect(types).toContain(`  ${toProp(attribute)}?: `);
  },
);
