// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestionKindOf, suggestionKinds, type SuggestionKind } from '../../schema/draft/suggestionKinds';
import type { SuggestionDraft } from '../../schema/draft/draft';
import { setDraftValue } from '../fields/draftValues';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import { changeKind } from './changeKind';

const at = 'component.suggestions.0' as const;

function open(button: SuggestionDraft) {
  const editor = createTemplateEditor(
    { type: 'text_message', component: { text: 'Hello', suggestions: [button] } },
    {},
  );
  return {
    editor,
    to: (kind: SuggestionKind) => changeKind(editor, at, kind),
    button: () => editor.document.getState().draft.component.suggestions?.[0] ?? {},
  };
}
const link: SuggestionDraft = {
  action: {
    text: 'Shop',
    fallbackUrl: 'https://a.example/old',
    openUrlAction: { url: 'https://a.example' },
  },
};

test('a fallback link that was edited or removed under another kind is what the button has when it comes back', () => {
  for (const edited of ['https://a.example/new', undefined]) {
    for (const around of [[], ['reply' as const]]) {
      const { editor, to, button } = open(link);
      to('dialAction');
      setDraftValue(editor, `${at}.action.fallbackUrl`, edited);
      for (const kind of around) to(kind);
      to('openUrlAction');
      expect(button().action?.fallbackUrl).toBe(edited);
      expect(button().action?.openUrlAction?.url).toBe('https://a.example');
    }
  }
});

test('a text that was removed under another kind does not come back', () => {
  const { editor, to, button } = open(link);
  to('reply');
  setDraftValue(editor, `${at}.reply.text`, undefined);
  to('openUrlAction');
  expect(button().action?.text).toBeUndefined();
});

test('text, postback and fallback link are the last that were written, whatever kinds are passed', () => {
  const word = fc.stringMatching(/^[a-z]{0,8}$/);
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom(...suggestionKinds) }),
    fc.record({ field: fc.constantFrom('text' as const, 'fallbackUrl' as const), value: word }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { editor, to, button } = open(link);
      let text: string | undefined = 'Shop';
      let fallbackUrl: string | undefined = 'https://a.example/old';
      for (const each of steps) {
        if ('kind' in each) to(each.kind);
        else {
          const isReply = suggestionKindOf(button()) === 'reply';
          if (isReply && each.field === 'fallbackUrl') continue;
          const value = each.value || undefined;
          setDraftValue(editor, isReply ? `${at}.reply.text` : `${at}.action.${each.field}`, value);
          if (each.field === 'text') text = value;
          else fallbackUrl = value;
        }
        const { reply, action } = button();
        expect((reply ?? action)?.text || undefined).toBe(text);
      }
      to('dialAction');
      to('openUrlAction');
      expect(button().action?.fallbackUrl).toBe(fallbackUrl);
    }),
  );
});
