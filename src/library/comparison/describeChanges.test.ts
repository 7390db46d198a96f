import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { findExample } from '../../schema/examples/examples';
import { template } from '../../schema/testing/template.arbitrary';
import { compareTemplates } from './compareTemplates';
import { describeChanges } from './describeChanges';

const text = (words: string, ...buttons: string[]): TemplateDraft =>
  draftToTemplate({
    name: 'hello',
    type: 'text_message',
    component: { text: words, suggestions: buttons.map((button) => ({ reply: { text: button } })) },
  });
const cards = (...titles: string[]): TemplateDraft => ({
  type: 'carousel',
  component: {
    richCard: { carouselCard: { cardWidth: 'SMALL', cardContents: titles.map((title) => ({ title })) } },
  },
});
const entries = (before: TemplateDraft, after: TemplateDraft) =>
  describeChanges(compareTemplates(before, after));

describe('describeChanges', () => {
  it('names a field with its values before and after', () => {
    expect(entries(text('Hello'), text('Hello you'))).toMatchObject([
      { name: 'Message text', before: 'Hello', after: 'Hello you', isWritten: true, to: 'component.text' },
    ]);
  });

  it('covers a postback that follows its text with the text, and lists any other by itself', () => {
    expect(entries(text('Hello', 'Yes'), text('Hello', 'Yes please'))).toMatchObject([
      { name: 'Button 1 › Text', after: 'Yes please', remark: 'The button ID changes with it.' },
    ]);
    const own = text('Hello', 'Yes please');
    const [button] = own.component.suggestions ?? [];
    if (button?.reply) button.reply.postbackData = 'b3du';
    expect(entries(text('Hello', 'Yes'), own)).toMatchObject([
      { name: 'Button 1 › Text' },
      { name: 'Button 1 › Button ID', before: 'Yes', after: 'own' },
    ]);
  });

  it('tells data that is no text, or is not encoded, from a text that looks like it', () => {
    const [before, after, plain] = ['3q2+7w==', 'M3EyKzd3PT0=', 'yes'].map((postbackData) => {
      const message = text('Hello', 'Yes');
      const [button] = message.component.suggestions ?? [];
      if (button?.reply) button.reply.postbackData = postbackData;
      return message;
    });
    if (!before || !after || !plain) throw new Error('three messages');
    expect(entries(before, after)).toMatchObject([
      { before: '3q2+7w== (encoded, not text)', after: '3q2+7w==' },
    ]);
    expect(entries(plain, after)).toMatchObject([{ before: 'yes (not encoded)', after: '3q2+7w==' }]);
  });

  it('describes added, removed and moved entries', () => {
    expect(entries(cards('A', 'B', 'C'), cards('C', 'A', 'B'))).toMatchObject([
      { kind: 'moved', name: 'Card 1', before: 'card 3', after: '“C”' },
    ]);
    expect(entries(cards('A', 'B'), cards('A', 'B', 'C'))).toMatchObject([
      { kind: 'added', name: 'Card 3', before: undefined, after: '“C”' },
    ]);
    expect(entries(text('Hello', 'Yes', 'No'), text('Hello', 'No'))).toMatchObject([
      { kind: 'removed', name: 'Button 1', before: 'quick reply “Yes”' },
    ]);
  });

  it('names the values of choices as the form does', () => {
    const other = cards('A', 'B');
    if (other.component.richCard?.carouselCard) other.component.richCard.carouselCard.cardWidth = 'MEDIUM';
    expect(entries(cards('A', 'B'), other)).toMatchObject([
      { name: 'Card width', before: 'Small', after: 'Medium', isWritten: false },
    ]);
  });

  it('describes a change of type by the type and by the removed and added parts', () => {
    expect(entries(text('Hello', 'Yes'), { name: 'hello', ...cards('A', 'B') })).toMatchObject([
      { name: 'Type', before: 'Text message', after: 'Carousel' },
      { kind: 'added', name: 'Cards', before: undefined, after: 'Small, “A”, “B”' },
      { kind: 'removed', name: 'Message text', before: 'Hello', after: undefined },
      { kind: 'removed', name: 'Button 1' },
    ]);
  });

  it('describes a button of another kind', () => {
    const before = text('Hello', 'Call us');
    const after: TemplateDraft = {
      ...before,
      component: {
        text: 'Hello',
        suggestions: [{ action: { text: 'Call us', dialAction: { phoneNumber: '+12' } } }],
      },
    };
    expect(entries(before, after)).toMatchObject([
      { name: 'Button 1', before: 'quick reply “Call us”', after: 'call a number “Call us”' },
    ]);
  });

  it('covers each change by one entry, and gives each entry an id and a name of its own', () => {
    fc.assert(
      fc.property(template, template, (before, after) => {
        const changes = compareTemplates(before, after);
        const told = describeChanges(changes);
        expect(new Set(told.flatMap((entry) => entry.changes))).toEqual(new Set(changes));
        expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
        for (const { name, before: was, after: now } of told) {
          expect(name).not.toBe('');
          expect(was !== undefined || now !== undefined).toBe(true);
        }
      }),
    );
  });

  it('returns no entries for equal templates', () => {
    const one = findExample('fashion')?.template;
    expect(one && entries(one, structuredClone(one))).toEqual([]);
  });
});
