import { describe, expect, it } from 'vitest';
import type { TemplateDraft } from '../draft/draft';
import {
  maxParameterName,
  nameOfParameter,
  readParameterNames,
  noParameterNotes,
} from '../draft/parameterNotes';
import {
  adoptPart,
  parameterFor,
  replaceByParameters,
  withParameterName,
  type ParameterState,
} from './parameters';

const message = (text: string, rest: Partial<ParameterState> = {}): ParameterState => ({
  draft: { type: 'text_message', component: { text } },
  parameters: noParameterNotes,
  ...rest,
});

describe('nameOfParameter', () => {
  it('is the given name, else the number of the marker', () => {
    const names = { '[custom_param2a]': { name: 'Amount' } };
    expect(nameOfParameter('[custom_param2a]', names)).toBe('Amount');
    expect(nameOfParameter('[custom_param1a]', names)).toBe('Field 1');
    expect(nameOfParameter('[custom_param1b]', names)).toBe('Field 1b');
  });
});

describe('parameterFor', () => {
  it('gives the next free marker and keeps its name', () => {
    const { marker, state } = parameterFor(' Order   number ', message('Hi [custom_param1a]'));
    expect(marker).toBe('[custom_param2a]');
    expect(state.parameters.names).toEqual({ '[custom_param2a]': { name: 'Order number' } });
  });

  it('gives the existing marker of a name in any case, also if no text has it now', () => {
    const state = message('', {
      parameters: { names: { '[custom_param4b]': { name: 'Customer name' } }, samples: {} },
    });
    expect(parameterFor('customer NAME', state)).toEqual({ marker: '[custom_param4b]', state });
  });

  it('knows an unnamed marker by its number', () => {
    expect(parameterFor('Field 1', message('Hi [custom_param1a]')).marker).toBe('[custom_param1a]');
  });

  it('takes no marker of content that may come back', () => {
    const state = message('', { stash: { 'component#carousel': { text: '[custom_param3a]' } } });
    expect(parameterFor('Amount', state).marker).toBe('[custom_param4a]');
  });

  it('counts on below a huge number', () => {
    expect(parameterFor('Amount', message('[custom_param99999999999999999999a]')).marker).toBe(
      '[custom_param1a]',
    );
  });
});

describe('withParameterName', () => {
  it('bounds a name, and removes it when it is blank', () => {
    const named = withParameterName(message(''), '[custom_param1a]', 'x'.repeat(60));
    expect(named.parameters.names['[custom_param1a]']?.name).toHaveLength(maxParameterName);
    expect(withParameterName(named, '[custom_param1a]', '  ').parameters.names).toEqual({});
  });
});

describe('replaceByParameters', () => {
  it('replaces every occurrence in the fields that take parameters, and one name is one marker', () => {
    const draft: TemplateDraft = {
      type: 'text_message',
      component: {
        text: 'Hi {name}, {{1}} and {name} [custom_param1a]',
        suggestions: [
          { action: { text: '{name}', openUrlAction: { url: 'https://{name}.example/{{1}}' } } },
          { reply: { text: '{{1}}' } },
        ],
      },
    };
    const { draft: after, parameters } = replaceByParameters({ draft, parameters: noParameterNotes }, [
      { text: '{name}', name: 'Customer name', sample: 'Asha' },
      { text: '{{1}}', name: 'Order number' },
      { text: '{1}', name: 'Nothing' },
    ]);
    expect(after.component.text).toBe(
      'Hi [custom_param2a], [custom_param3a] and [custom_param2a] [custom_param1a]',
    );
    expect(after.component.suggestions).toEqual([
      { action: { text: '{name}', openUrlAction: { url: 'https://{name}.example/[custom_param3a]' } } },
      { reply: { text: '{{1}}' } },
    ]);
    expect(parameters.samples).toEqual({ typical: { '[custom_param2a]': 'Asha' } });
    expect(parameters.names['[custom_param3a]']).toEqual({ name: 'Order number' });
  });

  it('names nothing that does not occur', () => {
    const state = message('Hello');
    expect(replaceByParameters(state, [{ text: '{x}', name: 'X' }])).toEqual(state);
  });
});

describe('readParameterNames', () => {
  it('passes over what is no marker and no name', () => {
    expect(
      readParameterNames({
        '[custom_param1a]': { name: ' Amount ' },
        '[custom_param2a]': { name: 7 },
        '[custom_param3a]': { name: ' ' },
        name: { name: 'x' },
      }),
    ).toEqual({ '[custom_param1a]': { name: 'Amount' } });
    expect(readParameterNames([])).toBeUndefined();
    expect(readParameterNames({})).toBeUndefined();
  });
});

describe('adoptPart', () => {
  const one = '[custom_param1a]';
  const two = '[custom_param2a]';
  const card = { title: `Hello ${one}`, description: two };
  const copied = {
    names: { [one]: { name: 'First name' }, [two]: { name: 'City' } },
    samples: { typical: { [one]: 'Asha', [two]: 'Pune' } },
  };

  it('brings names and samples into a draft that has none', () => {
    expect(adoptPart(card, copied, message('Hi'))).toEqual({ part: card, parameters: copied });
  });

  it('gives a marker of another name the next free one, and one of the same name that of the draft', () => {
    const into = message(`${one} ${two}`, {
      parameters: {
        names: { [one]: { name: 'City' }, [two]: { name: 'Order' } },
        samples: { typical: { [one]: 'Delhi' } },
      },
    });
    const { part, parameters } = adoptPart(card, copied, into);
    expect(part).toEqual({ title: 'Hello [custom_param3a]', description: one });
    expect(parameters).toEqual({
      names: {
        [one]: { name: 'City' },
        [two]: { name: 'Order' },
        '[custom_param3a]': { name: 'First name' },
      },
      samples: { typical: { [one]: 'Delhi', '[custom_param3a]': 'Asha' } },
    });
  });

  it('takes no marker of the part itself for another one', () => {
    const into = message(one, { parameters: { names: { [one]: { name: 'Order' } }, samples: {} } });
    const { part } = adoptPart({ title: `${one} ${two}` }, copied, into);
    expect(part).toEqual({ title: `[custom_param3a] ${two}` });
  });

  it('keeps the marker of a parameter without a name, and the notes of the draft', () => {
    const into = message(one, { parameters: { names: { [one]: { name: 'Order' } }, samples: {} } });
    expect(adoptPart({ title: one }, noParameterNotes, into)).toEqual({
      part: { title: one },
      parameters: into.parameters,
    });
  });
});
