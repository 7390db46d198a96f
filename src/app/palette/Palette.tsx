import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { Dialog } from '../../ui/controls/Dialog';
import { TextInput } from '../../ui/controls/Input';
import { useAppServices } from '../../workspace/services/AppServices';
import { KeyCaps } from '../shortcuts/KeyCaps';
import { CommandList, optionId } from './CommandList';
import type { Command } from '../../workspace/services/createCommandRegistry';
import { groupCommands, recentCommands, rememberCommand } from './findCommands';
import words from '../../ui/styles/words.module.css';
import styles from './Palette.module.css';

/** The number of lines by which each key moves the selection. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Finds a page, a draft, a field or an action by a few letters, and opens or runs it. */
export function Palette() {
  const { commands: registry, overlay } = useAppServices();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const recent = useStore(recentCommands);
  const chosen = useRef<Command>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const [options] = useState(() => new Map<string, HTMLElement>());
  const { data: commands } = useQuery({
    queryKey: ['commands'],
    queryFn: async () => {
      // Without a connection, the palette finds what the open page offers.
      const [offered, general, examples] = await Promise.all([
        registry.list(),
        import('./pageCommands').catch(() => undefined),
        import('../../schema/examples/examples').then((loaded) => loaded.examples).catch(() => []),
      ]);
      if (!general) return offered;
      return [
        ...offered,
        ...(await general.draftCommands()),
        ...general.pageCommands({
          examples,
          hasDraft: offered.some(({ id }) => id === 'set.rows'),
          openShortcuts: () => overlay.setState('shortcuts'),
        }),
      ];
    },
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const groups = groupCommands(commands ?? [], query, recent);
  const shown = groups.flatMap((group) => group.commands);
  const active = shown[place];

  function choose(command: Command) {
    if (command.blocker !== undefined) {
      announce(`Not available: ${command.blocker}`);
      return;
    }
    chosen.current = command;
    // Close first: the browser then restores the focus, and the command may move it.
    list.current?.closest('dialog')?.close();
  }
  function handleClose(value: string) {
    overlay.setState(value === 'shortcuts' ? 'shortcuts' : undefined, true);
    if (!chosen.current) return;
    rememberCommand(chosen.current.id);
    chosen.current.run();
  }
  function move(next: number) {
    setPlace(next);
    options.get(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  }
  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) choose(active);
    } else if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      const next = place + step;
      // A step wraps around. A leap stops at the end.
      move(
        Math.abs(step) === 1
          ? (next + shown.length) % shown.length
          : Math.min(Math.max(next, 0), shown.length - 1),
      );
    }
  }
  return (
    <Dialog
      title="Find or do anything"
      onClose={handleClose}
      actions={
        <>
          <p className={styles.hint}>
            <KeyCaps keys="ArrowUp" /> <KeyCaps keys="ArrowDown" /> to choose, <KeyCaps keys="Enter" /> to
            open
          </p>
          <Button size="small" variant="quiet" type="submit" value="shortcuts">
            Keyboard shortcuts
          </Button>
          <Button size="small" type="submit">
            Close
          </Button>
        </>
      }
    >
      <TextInput
        role="combobox"
        aria-label="Find"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active ? optionId(listId, place) : undefined}
        aria-autocomplete="list"
        placeholder="A page, a draft, a field, an action"
        spellCheck={false}
        value={query}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          setQuery(target.value);
          setPlace(0);
          list.current?.scrollTo({ top: 0 });
        }}
      />
      <CommandList
        ref={list}
        id={listId}
        groups={groups}
        active={place}
        options={options}
        onChoose={choose}
        onPoint={setPlace}
      />
      <p aria-live="polite" className={shown.length > 0 ? words.visuallyHidden : styles.nothing}>
        {commands && resultMessage(shown.length, query)}
      </p>
    </Dialog>
  );
}

function resultMessage(count: number, query: string): string {
  if (count > 0) return `${count} found`;
  return `No results for “${query.trim()}”. Try fewer letters, or a draft or field name.`;
}
