import { describe, expect, it } from 'vitest';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import { keptHistory, readHistory } from '../model/history';
import { insertParameter, removeParameter, nameParameter, setSample } from './parameterCommands';

const open = (text = 'Hello ') => createTemplateEditor({ type: 'text_message', component: { text } }, {});
const at = 'component.text';
const marker = '[custom_param1a]';

describe('a parameter', () => {
  it('is inserted with its name and sample in one step', () => {
    const editor = open();
    const start = editor.document.getState();
    expect(insertParameter(editor, { at, start: 6, end: 6, name: 'Customer name', sample: 'Asha' })).toBe(
      marker,
    );
    const end = editor.document.getState();
    expect(end.draft.component.text).toBe(`Hello ${marker}`);
    expect(end.parameters).toEqual({
      names: { [marker]: { name: 'Customer name' } },
      samples: { typical: { [marker]: 'Asha' } },
    });
    expect(editor.history.undo()).toBe('add personal field Customer name');
    expect(editor.document.getState()).toEqual(start);
    editor.history.redo();
    expect(editor.document.getState()).toEqual(end);
  });

  it('is renamed and removed in one step each', () => {
    const editor = open(`Hi ${marker}, ${marker}`);
    for (const name of ['C', 'Ci', 'City']) nameParameter(editor, marker, name);
    removeParameter(editor, at, marker);
    expect(editor.document.getState().draft.component.text).toBe('Hi , ');
    expect(editor.history.undo()).toBe('remove personal field City');
    expect(editor.history.undo()).toBe('rename a personal field');
    expect(editor.document.getState().parameters.names).toEqual({});
    expect(editor.document.getState().draft.component.text).toBe(`Hi ${marker}, ${marker}`);
  });

  it('gets a sample in one step of typing, and typing back leaves no step', () => {
    const editor = open(marker);
    for (const value of ['A', 'As', 'Asha']) setSample(editor, marker, 'typical', value);
    expect(editor.history.getState().past.map(({ label }) => label)).toEqual([
      'edit the sample value of Field 1',
    ]);
    expect(editor.history.undo()).toBe('edit the sample value of Field 1');
    expect(editor.document.getState().parameters.samples).toEqual({});
  });

  it('cannot be changed in a read-only draft', () => {
    const editor = open();
    editor.document.setReadOnly(true);
    expect(insertParameter(editor, { at, start: 0, end: 0, name: 'City' })).toBeUndefined();
    expect(editor.document.getState().parameters.names).toEqual({});
  });

  it('keeps its steps when they are stored', () => {
    const editor = open();
    insertParameter(editor, { at, start: 0, end: 0, name: 'City', sample: 'Pune' });
    nameParameter(editor, marker, 'Town');
    const { draft, stash, parameters } = editor.document.getState();
    const stored = structuredClone(keptHistory(editor.history.getState()));
    const again = createTemplateEditor(draft, stash, readHistory(stored), parameters);
    expect(again.history.undo()).toBe('rename a personal field');
    expect(again.document.getState().parameters.names[marker]).toEqual({ name: 'City' });
    again.history.undo();
    expect(again.document.getState().parameters).toEqual({ names: {}, samples: {} });
  });
});
