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
  source: { label: 'Source', hint: 'Where people come from, for instance rcs.' },
  medium: { label: 'Medium', hint: 'For instance message.' },
  campaign: { label: 'Campaign', hint: 'For instance diwali_sale_26.' },
  content: { label: 'Content', hint: 'Tells links of one campaign apart.' },
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
    run('add campaign settings', `Campaign settings are in ${many(added.length)}.`, added);
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
        label="Content also says the card and the button"
        hint="For instance card2_buy-now, so that statistics show which one was tapped."
        {...register('saysButton', counted)}
      />
      {removal.length > 0 && (
        <Checkbox label="Replace settings that links have already" {...register('replaces', counted)} />
      )}
      {edits[0] && (
        <p className={styles.preview}>
          <span>{edits[0].target.name} becomes</span>
          <code dir="ltr">{edits[0].after}</code>
        </p>
      )}
      {tooLong.length > 0 && (
        <p className={styles.warning}>
          {many(tooLong.length)} would have more than {formatNumber(limits.url)} characters and{' '}
          {tooLong.length === 1 ? 'stays as it is' : 'stay as they are'}:{' '}
          {tooLong.map(({ target }) => target.name).join(', ')}.
        </p>
      )}
      {unfinished > 0 && (
        <p className={styles.warning}>
          {many(unfinished)}{' '}
          {unfinished === 1 ? 'is no whole address yet and stays' : 'are no whole addresses yet and stay'} as{' '}
          {unfinished === 1 ? 'it is' : 'they are'}.
        </p>
      )}
      {!isReadOnly && (
        <div className={layout.actions}>
          <Button size="small" variant="primary" disabled={edits.length === 0} onClick={() => void add()}>
            {edits.length === 0 ? 'All links have these settings' : `Add to ${many(edits.length)}`}
          </Button>
          {removal.length > 0 && (
            <Button
              size="small"
              onClick={() =>
                run(
                  'remove campaign settings',
                  `Campaign settings removed from ${many(removal.length)}.`,
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
