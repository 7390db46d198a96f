import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '../../schema/values/text';
import { useAppId } from '../../submission/connection/credentials';
import { EmergencyReason } from '../../submission/sending/EmergencyReason';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { announce } from '../../ui/notices/announcer';
import { Notice } from '../../ui/notices/Notice';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { useDestination } from '../../workspace/destination';
import { batchesAddress, readBatchesAgain, startBatch } from './batchData';
import { namesToSend, type Line } from './memberState';
import { keepNames } from '../model/setCommands';
import { UnfinishedLanguages } from './UnfinishedLanguages';
import { labelOfMember, type SetModel } from '../model/useSet';
import layout from '../../ui/styles/layout.module.css';

type SendMembersProps = {
  open: OpenedTemplate;
  model: SetModel;
  taken: ReadonlySet<string>;
  lines: readonly Line[];
  /** The keys of those that are not approved. */
  unapproved: ReadonlySet<string>;
  /** Whether the space sends only what is approved. */
  isRequired: boolean;
  /** Members that are left out because of their errors. */
  skipped: number;
  onClose: () => void;
};

const shownNames = 12;

/** The names of all members, and of other templates. */
export const namesUsed = (model: SetModel, taken: ReadonlySet<string>) =>
  new Set([...taken, ...model.members().map((member) => model.nameOf(member).name)]);

/** What will be sent, and where to, before it is. */
export function SendMembers({
  open,
  model,
  taken,
  lines,
  unapproved,
  isRequired,
  skipped,
  onClose,
}: SendMembersProps) {
  const queries = useQueryClient();
  const platform = useDestination(open);
  const appId = useAppId(platform);
  const [reason, setReason] = useState('');
  const emergency = reason.trim() === '' ? undefined : reason.trim();
  const isHeldBack = isRequired && emergency === undefined;
  const going = isHeldBack ? lines.filter(({ member }) => !unapproved.has(member.key)) : lines;
  const again = going.filter(({ state }) => state === 'changed').length;
  const names = namesToSend(going, namesUsed(model, taken));
  const named = going.map((line) => ({ ...line, name: names[line.member.key] ?? line.name }));

  async function send() {
    if (!platform || appId === undefined) return;
    // Made one portion at a time, while the one before is on its way.
    function* items() {
      for (const { member, name } of named)
        yield { member: member.key, template: { ...model.bodyOf(member), name } };
    }
    keepNames(open.editor, names);
    await open.saveNow();
    const draft = open.id.getState();
    const batch = { draft, platform: platform.name, appId, items: items(), emergency };
    const result = await startBatch(batchesAddress(open), batch);
    announce(result.ok ? `Sending ${plural(named.length, 'template')}.` : result.reason);
    await readBatchesAgain(queries);
  }
  return (
    <Dialog
      title={`Send ${plural(going.length, 'template')} for approval`}
      actions={
        <>
          <Button type="submit" value="">
            Cancel
          </Button>
          <Button
            type="submit"
            value="send"
            variant="primary"
            disabled={!platform || appId === undefined || going.length === 0}
          >
            Send now
          </Button>
        </>
      }
      onClose={(value) => {
        if (value === 'send') void send();
        onClose();
      }}
    >
      <p>
        To {platform?.label ?? '…'}, app ID <code>{appId}</code>. After sending, you can’t change or delete
        the templates here, or use their names again.
      </p>
      {again > 0 && (
        <Notice tone="info" title={`${plural(again, 'template')} under a new name`}>
          <p>
            {again === 1 ? 'It has' : 'They have'} changed since {again === 1 ? 'it was' : 'they were'}{' '}
            created. What was created before stays at the platform.
          </p>
        </Notice>
      )}
      <UnfinishedLanguages model={model} />
      {unapproved.size > 0 && (
        <Notice
          tone="warning"
          title={`${plural(unapproved.size, 'template')} ${unapproved.size === 1 ? 'isn’t' : 'aren’t'} approved by a reviewer`}
        >
          {isRequired ? (
            <>
              <p>This space sends only templates that a reviewer has approved.</p>
              <EmergencyReason value={reason} onChange={setReason} />
            </>
          ) : (
            <p>This space wants a review before a template is sent.</p>
          )}
        </Notice>
      )}
      <ul className={layout.bullets}>
        {named.slice(0, shownNames).map(({ member, name }) => (
          <li key={member.key}>
            <code>{name}</code> {labelOfMember(model, member)}
          </li>
        ))}
        {named.length > shownNames && <li>and {named.length - shownNames} more</li>}
      </ul>
      {skipped > 0 && (
        <Notice tone="warning" title={`${plural(skipped, 'template')} with errors will be left out`}>
          <p>Correct them and send them later.</p>
        </Notice>
      )}
    </Dialog>
  );
}
