import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { formatNumber, plural } from '../../../schema/values/text';
import { limits } from '../../../schema/values/limits';
import { Button } from '../../../ui/controls/Button';
import { Checkbox, TextInput } from '../../../ui/controls/Input';
import { Field } from '../../../ui/controls/Field';
import { useStore } from 'zustand';
import { runCommand } from '../../model/createDocument';
import type { TemplateEditor } from '../../model/TemplateEditor';
import {
  campaignNames,
  type CampaignName,
  applyEdits,
  commonCampaign,
  countUnfinished,
  planCampaign,
  planRemoval,
  type CampaignEdit,
  CampaignPlan,
} from './campaign';
import layout from '../../../ui/styles/layout.module.css';
import styles from '../dialogs.module.css';

const fields = {
  source: { label: 'Source', hint: 'Where visitors come from, e.g. rcs.' },
  medium: { label: 'Medium', hint: 'The kind of channel, e.g. message.' },
  campaign: { label: 'Campaign', hint: 'Its name in your statistics, e.g. diwali_sale_26.' },
  content: { label: 'Content', hint: 'Distinguishes links of the same campaign.' },
} satisfies Record<CampaignName, { label: string; hint: string }>;

const many = (count: number) => plural(count, 'link');

type CampaignFormProps = {
  editor: TemplateEditor;
  /** Receives how many links would get settings that the person has typed and not added. */
  onPending: (count: number) => void;
};

/** Adds the settings of a campaign to all links of the template, or removes them. */
export function CampaignForm({ editor, onPending }: CampaignFormProps) {
  const draft = useStore(editor.document, (state) => state.draft);
  const isReadOnly = useStore(editor.document.readOnly);
  const { control, register, getValues, handleSubmit } = useForm<CampaignPlan>({
    resolver: zodResolver(CampaignPlan),
    defaultValues: {
      campaign: {
        source: 'rcs',
        medium: 'message',
        campaign: draft.name ?? '',
        content: '',
        ...commonCampaign(draft),
      },
      replaces: true,
      saysButton: false,
    },
  });
  const { edits, tooLong } = planCampaign(draft, useWatch({ control }) as CampaignPlan);
  const counted = { onChange: () => onPending(planCampaign(draft, getValues()).edits.length) };
  const removal = planRemoval(draft);
  const unfinished = countUnfinished(draft);

  function run(label: string, announcement: string, changes: readonly CampaignEdit[]) {
    runCommand(editor, {
      label,
      announcement,
      apply: (state) => ({ ...state, draft: applyEdits(state.draft, changes) }),
    });
    onPending(0);
  }
  const add = handleSubmit((plan) => {
    const { edits: added } = planCampaign(draft, plan);
    run('add campaign tracking', `Added campaign tracking to ${many(added.length)}.`, added);
  });
  return (
    <div className={`${layout.stack} ${styles.form}`}>
      <div className={styles.fields}>
        {campaignNames.map((name) => (
          <Field key={name} label={fields[name].label} technicalName={`utm_${name}`} hint={fields[name].hint}>
            <TextInput
              {...register(`campaign.${name}`, counted)}
              spellCheck={false}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </Field>
        ))}
      </div>
      <Checkbox
        label="Add card and button to Content"
        hint="Your statistics then show which button was tapped, e.g. card2_buy-now."
        {...register('saysButton', counted)}
      />
      {removal.length > 0 && (
        <Checkbox label="Replace tracking that links already have" {...register('replaces', counted)} />
      )}
      {edits[0] && (
        <p className={styles.preview}>
          <span>{edits[0].target.name} becomes</span>
          <code dir="ltr">{edits[0].after}</code>
        </p>
      )}
      {tooLong.length > 0 && (
        <p className={styles.warning}>
          {many(tooLong.length)} would be longer than {formatNumber(limits.url)} characters and{' '}
          {tooLong.length === 1 ? 'is' : 'are'} not changed:{' '}
          {tooLong.map(({ target }) => target.name).join(', ')}.
        </p>
      )}
      {unfinished > 0 && (
        <p className={styles.warning}>
          {many(unfinished)} {unfinished === 1 ? 'is' : 'are'} incomplete and{' '}
          {unfinished === 1 ? 'is' : 'are'} not changed.
        </p>
      )}
      {!isReadOnly && (
        <div className={layout.actions}>
          <Button size="small" variant="primary" disabled={edits.length === 0} onClick={() => void add()}>
            {edits.length === 0 ? 'All links have this tracking' : `Add to ${many(edits.length)}`}
          </Button>
          {removal.length > 0 && (
            <Button
              size="small"
              onClick={() =>
                run(
                  'remove campaign tracking',
                  `Removed campaign tracking from ${many(removal.length)}.`,
                  removal,
                )
              }
            >
              Remove from {many(removal.length)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
