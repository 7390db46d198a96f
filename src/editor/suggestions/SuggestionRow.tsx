import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Copy, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { suggestionKindOf, suggestionText } from '../../schema/suggestionKinds';
import type { SuggestionDraft } from '../../schema/draft';
import { IconButton } from '../../ui/Button';
import { useStore } from '../../ui/createStore';
import { useEditor } from '../EditorContext';
import { countBelow } from '../issueBoard';
import type { ListActions } from '../listActions';
import { valueAt, type SuggestionPath } from '../paths';
import { SuggestionEditor } from './SuggestionEditor';
import { suggestionWords } from './suggestionWords';
import { moveOf } from '../shortcuts';
import styles from './SuggestionRow.module.css';

type SuggestionRowProps = {
  at: SuggestionPath;
  index: number;
  count: number;
  open: boolean;
  actions: ListActions;
  onToggle: () => void;
};

export function SuggestionRow({ at, index, count, open, actions, onToggle }: SuggestionRowProps) {
  const editor = useEditor();
  const suggestion = useStore(editor.draft, (draft) => valueAt(draft, at)) as SuggestionDraft | undefined;
  const flagged = useStore(editor.board, (board) => board.allRevealed && countBelow(board, at) > 0);
  const kind = suggestion && suggestionKindOf(suggestion);
  const words = kind && suggestionWords[kind];
  const Icon = words?.icon ?? CircleAlert;
  const text = suggestion ? suggestionText(suggestion) : '';
  const title = text.trim() === '' ? 'No text yet' : text;
  const number = index + 1;

  function handleKey(event: KeyboardEvent) {
    const step = moveOf(event.nativeEvent);
    if (step === undefined) return;
    // There Alt with an arrow opens the list of choices.
    if (event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    actions.move(index, step);
  }

  return (
    <li className={styles['row']} data-open={open ? '' : undefined}>
      <fieldset onKeyDown={handleKey}>
        <legend className={styles['hidden']}>
          Button {number}: {title}
        </legend>
        <div className={styles['head']}>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-label={`Button ${number}: ${title}, ${words?.name ?? 'no kind'}`}
            data-focus={`${at}.open`}
            data-path={at}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden className={styles['chevron']} />
            <Icon aria-hidden className={styles['icon']} />
            <span className={styles['title']} data-blank={text.trim() === '' ? '' : undefined} dir="auto">
              {title}
            </span>
            {flagged && <CircleAlert aria-hidden className={styles['flag']} />}
          </button>
          <div className={styles['tools']}>
            <IconButton
              label={`Move button ${number} up`}
              disabled={index === 0}
              data-focus={`${at}.up`}
              onClick={() => actions.move(index, -1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move button ${number} down`}
              disabled={index === count - 1}
              data-focus={`${at}.down`}
              onClick={() => actions.move(index, 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton label={`Duplicate button ${number}`} onClick={() => actions.duplicate(index)}>
              <Copy aria-hidden />
            </IconButton>
            <IconButton label={`Delete button ${number}`} onClick={() => actions.remove(index)}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        </div>
        {open && suggestion && <SuggestionEditor at={at} kind={kind} />}
      </fieldset>
    </li>
  );
}
