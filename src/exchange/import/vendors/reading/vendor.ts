import type { ParameterNotes } from '../../../../schema/draft/parameterNotes';
import type { ParameterPlaceholder } from '../../../../schema/parameters/parameters';
import type { ImportNotes, PostbackSource } from '../../parts/importNotes';
import { OpenPart } from './openPart';
import { present } from '../../parts/readers';

/** A message of a vendor in words that the import knows. */
export type VendorMessage = {
  /** A component, as loosely written as any import. */
  component?: unknown;
  name?: unknown;
  type?: unknown;
  /** In place of the three: the message as it stands, which the import knows. */
  value?: unknown;
  /** Texts in it that stand for parameters, as `{{1}}`. */
  placeholders?: readonly ParameterPlaceholder[] | undefined;
  /** Names and samples of parameters that are not in it. */
  parameters?: ParameterNotes | undefined;
  /** Why this may not be what was meant. */
  doubt?: string | undefined;
};

/** What importing knows of the public shape of one vendor. */
export type Vendor = {
  /** In a sentence: "a content template of Twilio". */
  name: string;
  /** The public pages that describe the shape. */
  pages: readonly string[];
  /** What its pages say of postback data; plain text where nothing is given. */
  postbacks?: PostbackSource;
  detect: (value: Record<string, unknown>) => boolean;
  /** Why members of its outermost object have no place in a template, by their key. */
  reasons?: Readonly<Record<string, string>>;
  read: (
    root: OpenPart,
    value: Record<string, unknown>,
    notes: ImportNotes,
  ) => VendorMessage | { problem: string };
};

/** Translates a message of a vendor; what it does not take is set aside, with a note. */
export function readVendor(vendor: Vendor, written: Record<string, unknown>, notes: ImportNotes) {
  const root = new OpenPart(written, [], notes);
  root.explain(vendor.reasons ?? {});
  const read = vendor.read(root, written, notes);
  if ('problem' in read) return read;
  root.finish();
  const { name, type, component, value = present({ name, type, component }), ...rest } = read;
  return { value, ...rest };
}
