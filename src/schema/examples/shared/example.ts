import type { ParameterNotes } from '../../draft/parameterNotes';
import type { CreateTemplatePayload } from '../../template/template';

/**
 * A finished template of an invented brand, as the gallery, "start from", tests and OpenAPI show it.
 */
export type Example = {
  id: string;
  title: string;
  summary: string;
  language: 'en' | 'hi' | 'ar';
  /** The name and a sample value of each parameter of the template. */
  parameters?: Readonly<Record<string, { readonly name: string; readonly sample: string }>>;
  template: CreateTemplatePayload;
};

/** Names and samples of an example, as a draft keeps them. */
export function exampleNotes({ parameters = {} }: Example): ParameterNotes {
  const entries = Object.entries(parameters);
  return {
    names: Object.fromEntries(entries.map(([marker, { name }]) => [marker, { name }])),
    samples:
      entries.length === 0
        ? {}
        : { typical: Object.fromEntries(entries.map(([marker, { sample }]) => [marker, sample])) },
  };
}

/**
 * The file information of a picture of the example host, with its thumbnail beside it:
 * `parcel.jpg` has `parcel-thumb.jpg`. The page serves that host from `public/examples`.
 */
export function picture(file: string) {
  const name = file.slice(0, file.lastIndexOf('.'));
  return {
    fileUrl: `https://pictures.example.com/${file}`,
    thumbnailUrl: `https://pictures.example.com/${name}-thumb.jpg`,
    forceRefresh: false,
  };
}
