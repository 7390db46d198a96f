import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActionSheetBody } from './ActionSheetFrame';

const draw = (url: string) =>
  renderToString(
    <ActionSheetBody
      sheet={{ kind: 'webview', url, mode: 'FULL', description: '' }}
      locality={{ locale: 'en', timeZone: 'UTC' }}
    />,
  );

test.each(['https://shop.example', 'HTTPS://SHOP.EXAMPLE'])('%s has a lock', (url) => {
  expect(draw(url)).toContain('data-testid="preview-lock"');
  expect(draw(url)).not.toContain('not secure');
});

test('an http address has no lock and is called not secure', () => {
  expect(draw('http://shop.example')).not.toContain('preview-lock');
  expect(draw('http://shop.example')).toContain('This link isn’t secure.');
});

test('without an address there is no lock', () => {
  expect(draw('')).not.toContain('preview-lock');
});
