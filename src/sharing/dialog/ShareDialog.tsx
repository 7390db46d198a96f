import { useState, type KeyboardEvent } from 'react';
import type { Agent } from '../../preview/model/agent';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Tabs } from '../../ui/controls/Tabs';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { JsonTab, RequestTab } from './CodeTabs';
import { LinkTab } from './LinkTab';
import { PictureTab } from './PictureTab';
import { SheetTab } from './SheetTab';
import styles from './share.module.css';

type ShareTab = 'link' | 'picture' | 'json' | 'request' | 'sheet';

const tabs = [
  { name: 'link', label: 'Link' },
  { name: 'picture', label: 'Picture' },
  { name: 'json', label: 'JSON' },
  { name: 'request', label: 'cURL' },
  { name: 'sheet', label: 'Spec sheet' },
] as const satisfies { name: ShareTab; label: string }[];

function ignoreEnterInFields(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

export type ShareDialogProps = { open: OpenedTemplate; agent: Agent; onClose: () => void };

/** Hands on the open template: as a link, a picture, JSON, a request or a spec sheet. */
export function ShareDialog({ open, agent, onClose }: ShareDialogProps) {
  const [tab, setTab] = useState<ShareTab>('link');
  return (
    <Dialog title="Share" isWide onClose={onClose} actions={<Button type="submit">Close</Button>}>
      {/* Enter in a choice would press "Close". */}
      <div role="presentation" className={styles.tabs} onKeyDown={ignoreEnterInFields}>
        <Tabs<ShareTab> label="What to share" tabs={tabs} selected={tab} onSelect={setTab}>
          <div className={styles.panel}>
            {tab === 'link' && <LinkTab open={open} />}
            {tab === 'picture' && <PictureTab open={open} agent={agent} />}
            {tab === 'json' && <JsonTab open={open} />}
            {tab === 'request' && <RequestTab open={open} />}
            {tab === 'sheet' && <SheetTab open={open} />}
          </div>
        </Tabs>
      </div>
    </Dialog>
  );
}
