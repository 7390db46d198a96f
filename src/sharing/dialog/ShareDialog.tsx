import { useState, type KeyboardEvent } from 'react';
import type { Agent } from '../../preview/model/agent';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Tabs } from '../../ui/controls/Tabs';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { CodeTab } from './CodeTab';
import { useDraftOnServer } from '../../workspace/draftOnServer';
import { linkViewOf } from '../../workspace/linkViewOf';
import { LinkTab } from './LinkTab';
import { PictureTab } from './PictureTab';
import { SheetTab } from './SheetTab';
import { TeamLink } from './TeamLink';
import styles from './share.module.css';

const tabs = [
  { name: 'link', label: 'Link', Content: DraftLinkTab },
  { name: 'picture', label: 'Picture', Content: PictureTab },
  { name: 'sheet', label: 'Spec sheet', Content: SheetTab },
  { name: 'code', label: 'For developers', Content: CodeTab },
] as const;
type ShareTab = (typeof tabs)[number]['name'];

function ignoreEnterInFields(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

type ShareDialogProps = { open: OpenedTemplate; agent: Agent; onClose: () => void };

/** The draft itself for colleagues, and a link that opens as it is shown now, on both phones. */
function DraftLinkTab({ open, agent }: Pick<ShareDialogProps, 'open' | 'agent'>) {
  const draft = useDraftOnServer(open);
  const { phone: view } = open.screen.getState();
  const isCarousel = open.editor.document.getState().draft.type === 'carousel';
  const startView = linkViewOf({
    view: { ...view, phones: 'both' },
    card: isCarousel ? open.editor.selection.getState().card : undefined,
    samples: open.samples.getState().shown,
  });
  return (
    <>
      <TeamLink open={open} />
      <LinkTab open={open} agent={agent} draft={draft} startView={startView} />
    </>
  );
}

/** Hands on the open template: as a link, a picture, a spec sheet or code. */
export function ShareDialog({ open, agent, onClose }: ShareDialogProps) {
  const [tab, setTab] = useState<ShareTab>('link');
  return (
    <Dialog title="Share" isWide onClose={onClose} actions={<Button type="submit">Close</Button>}>
      {/* Enter in a choice would press "Close". */}
      <div role="presentation" className={styles.tabs} onKeyDown={ignoreEnterInFields}>
        <Tabs<ShareTab> label="What to share" tabs={tabs} selected={tab} onSelect={setTab}>
          <div className={styles.panel}>
            {tabs.map(
              ({ name, Content }) => tab === name && <Content key={name} open={open} agent={agent} />,
            )}
          </div>
        </Tabs>
      </div>
    </Dialog>
  );
}
