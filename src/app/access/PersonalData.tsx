import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOnServer } from '../../http/changeOnServer';
import { readFromServer } from '../../http/readFromServer';
import { quote } from '../../lib/text/isolate';
import { PeopleList, type PersonEntry } from '../../schema/responses/members';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { LoadFailed } from '../../ui/notices/Notice';
import { formatRelative } from '../../ui/time/time';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';

const peopleKey = ['people'] as const;

/** Erases what the server stores about somebody who has left. */
export function PersonalData() {
  const queries = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);

  async function erase({ id, name }: PersonEntry) {
    const result = await changeOnServer('DELETE', `/api/v1/people/${encodeURIComponent(id)}`);
    announce(result.ok ? `${quote(name)} is erased.` : result.reason);
    await Promise.all([
      queries.invalidateQueries({ queryKey: peopleKey }),
      queries.invalidateQueries({ queryKey: ['members'] }),
    ]);
  }
  return (
    <section aria-label="Personal data" className={layout.looseStack}>
      <h2>Personal data</h2>
      <p className={words.soft}>
        When a colleague has left, you can erase what this server stores about them.
      </p>
      <div>
        <Button onClick={() => setChoosing(true)}>Erase a person…</Button>
      </div>
      {isChoosing && (
        <EraseDialog onErase={(person) => void erase(person)} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}

/** Tells two people of one name apart. */
function labelOf({ id, name, address }: PersonEntry, people: readonly PersonEntry[]): string {
  const isAlone = people.filter((person) => person.name === name).length === 1;
  const detail = address ?? (isAlone ? name : id);
  return detail === name ? name : `${name} (${detail})`;
}

type EraseDialogProps = { onErase: (person: PersonEntry) => void; onClose: () => void };

function EraseDialog({ onErase, onClose }: EraseDialogProps) {
  const [chosen, setChosen] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: peopleKey,
    queryFn: () => readFromServer('/api/v1/people', (json) => PeopleList.safeParse(json).data),
    retry: 0,
  });
  const others = data?.people.filter(({ isYou }) => !isYou) ?? [];
  const person = others.find(({ id }) => id === chosen);
  return (
    <Dialog
      title="Erase a person"
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="erase" variant="danger" disabled={!person}>
            Erase
          </Button>
        </>
      }
      onClose={(value) => {
        if (value === 'erase' && person) onErase(person);
        onClose();
      }}
    >
      {error && <LoadFailed role="alert" title="Couldn’t load the people" error={error} onRetry={refetch} />}
      {data && (
        <Field
          label="Person"
          required
          hint={person?.seen ? `Last active ${formatRelative(Date.parse(person.seen))}.` : undefined}
        >
          <Select
            value={chosen}
            blank={others.length === 0 ? 'Nobody else has signed in here' : 'Choose a person'}
            choices={others.map((other) => ({ value: other.id, label: labelOf(other, others) }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
      )}
      <p>
        They are signed out, and their access tokens, invitations and inbox are deleted. Drafts, comments and
        decisions stay, and say “A former member” in place of the name.
      </p>
      <p>
        First remove their account where they sign in: whoever signs in again is a new person here. This can’t
        be undone.
      </p>
    </Dialog>
  );
}
