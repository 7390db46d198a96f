import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

// Custom properties of the page reach into the shadow root, so light and dark follow the page.
const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace, tags.punctuation], color: 'var(--ink-faint)' },
  { tag: tags.invalid, color: 'var(--error)' },
]);

const underline = (color: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy var(${color})`,
  textUnderlineOffset: '3px',
});

const control = {
  minHeight: '32px',
  margin: '0',
  padding: '0 var(--space-2)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--field)',
  color: 'var(--ink)',
  font: 'inherit',
  fontFamily: 'var(--font)',
};

const look = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'var(--field)',
    fontSize: 'var(--text-small)',
    minHeight: '0',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '18px', overflow: 'auto' },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface-sunken)',
    color: 'var(--ink-faint)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLineGutter': { backgroundColor: 'var(--hover)', color: 'var(--ink)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '20px', padding: '0 2px 0 0' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', padding: '0 4px' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--accent-tint)',
    border: '1px solid var(--line-strong)',
    color: 'var(--accent)',
    padding: '0 var(--space-1)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-tint)',
    outline: '1px solid var(--accent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--error-tint)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-tint)', outline: '1px solid var(--warning)' },
  '.cm-searchMatch.cm-searchMatch-selected': { backgroundColor: 'var(--accent-tint)' },
  '.cm-chosen': { backgroundColor: 'var(--accent-tint)' },
  '.cm-lintRange-error': underline('--error'),
  '.cm-lintRange-warning': underline('--warning'),
  '.cm-lintRange-info, .cm-lintRange-hint': underline('--ink-faint'),
  '.cm-lintPoint::after': { borderBottomColor: 'var(--error)' },
  '.cm-gutter-lint': { width: '14px' },
  '.cm-lint-marker': {
    content: 'none',
    width: '10px',
    height: '10px',
    marginTop: '4px',
    borderRadius: '50%',
    backgroundColor: 'var(--ink-faint)',
  },
  '.cm-lint-marker-error': { backgroundColor: 'var(--error)', borderRadius: '2px' },
  '.cm-lint-marker-warning': {
    backgroundColor: 'var(--warning)',
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    borderRadius: '0',
  },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-small)',
    backgroundColor: 'var(--surface-raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-raised)',
    fontFamily: 'var(--font)',
    fontSize: 'var(--text-small)',
    maxWidth: 'min(360px, 86vw)',
    overflow: 'hidden',
  },
  '.cm-diagnostic': { padding: 'var(--space-2) var(--space-3)', whiteSpace: 'normal' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--error)' },
  '.cm-diagnostic-warning': { borderLeft: '4px solid var(--warning)' },
  '.cm-diagnostic-info, .cm-diagnostic-hint': { borderLeft: '4px solid var(--ink-faint)' },
  '.cm-diagnosticAction': { ...control, display: 'block', margin: 'var(--space-2) 0 0', cursor: 'pointer' },
  '.cm-panels': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    fontFamily: 'var(--font)',
    zIndex: '1',
  },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-1)',
    padding: 'var(--space-2) 40px var(--space-2) var(--space-2)',
    fontSize: 'var(--text-small)',
    '& br': { display: 'none' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 'var(--space-1)',
      minHeight: '32px',
      fontSize: 'inherit',
      margin: '0',
    },
    '& input[type=checkbox]': { width: '16px', height: '16px', margin: '0' },
    '& .cm-textfield': { ...control, flex: '1 1 140px', minWidth: '0', fontSize: 'inherit' },
    '& .cm-button': { ...control, backgroundImage: 'none', cursor: 'pointer', fontSize: 'inherit' },
    // The view has only one selection.
    '& [name=select]': { display: 'none' },
    '& [name=close]': {
      position: 'absolute',
      top: 'var(--space-2)',
      right: '4px',
      width: '32px',
      height: '32px',
      color: 'var(--ink-soft)',
      fontSize: '20px',
      cursor: 'pointer',
    },
  },
  '.cm-panel.cm-panel-lint': {
    '& ul': { maxHeight: '160px' },
    '& ul [aria-selected]': { backgroundColor: 'var(--accent-tint)', color: 'var(--ink)' },
    '& [name=close]': { width: '32px', height: '32px', color: 'var(--ink-soft)' },
  },
  '& :focus-visible:not(.cm-content)': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
});

/** The editor in the colours and type of the page. */
export const editorTheme = [look, syntaxHighlighting(colors)];
