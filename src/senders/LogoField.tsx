import { ImageUp } from 'lucide-react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from '../schema/values/zod';
import { isHttpUri } from '../lib/address/uri';
import type { Sender } from '../library/senders/sender';
import { announce } from '../ui/notices/announcer';
import { Button } from '../ui/controls/Button';
import { FileButton } from '../ui/controls/FileButton';
import { Field } from '../ui/controls/Field';
import { TextInput } from '../ui/controls/Input';
import styles from './senders.module.css';

type LogoFieldProps = { sender: Sender; onChange: (next: Sender) => void };

const resolveAddress = zodResolver(
  z.object({
    logoUrl: z.string().check(
      z.refine((text) => text === '' || isHttpUri(text), {
        error: 'Enter a full link that starts with https://.',
      }),
    ),
  }),
);

/** The logo of a sender: a picture file, kept on this device, or the address of one. */
export function LogoField({ sender, onChange }: LogoFieldProps) {
  const { logo, logoUrl, ...withoutLogo } = sender;
  const { register, getValues, setValue, trigger, formState } = useForm({
    defaultValues: { logoUrl: logoUrl ?? '' },
    resolver: resolveAddress,
  });
  const [problem, setProblem] = useState<string>();
  const address = logoUrl === undefined ? {} : { logoUrl };

  /** Applies the address when the field loses the focus: a partial address would be fetched. */
  async function applyAddress() {
    const trimmed = getValues('logoUrl').trim();
    setValue('logoUrl', trimmed);
    const isValid = await trigger('logoUrl');
    if (trimmed === (logoUrl ?? '')) return;
    const isGiven = isValid && trimmed !== '';
    onChange({ ...withoutLogo, ...(logo ? { logo } : {}), ...(isGiven ? { logoUrl: trimmed } : {}) });
  }
  async function take(file: File) {
    const read = await readLogo(file);
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok) return;
    onChange({ ...withoutLogo, ...address, logo: read.logo });
    announce(read.note);
  }
  return (
    <>
      <Field
        label="Logo"
        hint={
          !logo
            ? 'A square picture looks best.'
            : sender.team
              ? 'Shared with the sender.'
              : 'Saved on this device.'
        }
        error={problem}
      >
        {(control) => (
          <div className={styles.logoField}>
            {logo && <img src={logo} alt="" className={styles.picture} />}
            <FileButton
              {...control}
              icon={<ImageUp aria-hidden />}
              aria-label={logo ? 'Change logo' : 'Choose logo'}
              accept="image/png,image/jpeg,image/webp,image/svg+xml"
              onFiles={([file]) => void take(file)}
            >
              {logo ? 'Change logo' : 'Choose logo'}
            </FileButton>
            {logo && (
              <Button
                variant="quiet"
                onClick={() => {
                  onChange({ ...withoutLogo, ...address });
                  announce('Removed the logo.');
                }}
              >
                Remove
              </Button>
            )}
          </div>
        )}
      </Field>
      {!logo && (
        <Field
          label="Logo link"
          hint="Or enter a link to a picture."
          error={formState.errors.logoUrl?.message}
        >
          <TextInput
            type="url"
            placeholder="https://"
            {...register('logoUrl', { onBlur: () => void applyAddress() })}
          />
        </Field>
      )}
    </>
  );
}

/** The width and height of a stored logo in px, and its largest file in bytes: Google's limits for an agent's logo. */
const logoSide = 224;
const maxLogoBytes = 50_000;
/** The largest file that is read, in bytes. */
const maxFileBytes = 10_000_000;
/** Up to this ratio of its sides a picture is cut to a square. A wider one is shown whole, or its words would be cut. */
const maxCutRatio = 4 / 3;
const jpegQualities = [0.92, 0.8, 0.6, 0.4];

type ReadLogo = { ok: true; logo: string; note: string } | { ok: false; problem: string };

async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(image: HTMLImageElement, isWhole: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = logoSide;
  canvas.height = logoSide;
  // Some SVG files have no size of their own: they fill the square.
  const width = image.naturalWidth || logoSide;
  const height = image.naturalHeight || logoSide;
  const scale = (isWhole ? Math.min : Math.max)(logoSide / width, logoSide / height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser can’t process pictures.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, logoSide, logoSide);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    image,
    (logoSide - width * scale) / 2,
    (logoSide - height * scale) / 2,
    width * scale,
    height * scale,
  );
  return canvas;
}

/** The canvas as a data address: without loss if that is small enough. */
function encode(canvas: HTMLCanvasElement): string | undefined {
  const tries = [
    () => canvas.toDataURL('image/png'),
    ...jpegQualities.map((quality) => () => canvas.toDataURL('image/jpeg', quality)),
  ];
  for (const attempt of tries) {
    const address = attempt();
    // Four characters of Base64 stand for three bytes.
    if (((address.length - address.indexOf(',') - 1) * 3) / 4 <= maxLogoBytes) return address;
  }
  return undefined;
}

/** Reads a picture file as a logo: a square of 224 px and at most 50 kB, on white. */
async function readLogo(file: File): Promise<ReadLogo> {
  if (file.size > maxFileBytes)
    return { ok: false, problem: `${file.name} is larger than 10 MB. Choose a smaller picture.` };
  try {
    const image = await loadImage(file);
    const { naturalWidth: width, naturalHeight: height } = image;
    const isSquare = width === height;
    const isWhole = Math.max(width, height) > Math.min(width, height) * maxCutRatio;
    const logo = encode(draw(image, isWhole));
    if (logo === undefined)
      return { ok: false, problem: `${file.name} couldn’t be made small enough. Choose a smaller picture.` };
    const note = isSquare
      ? ''
      : isWhole
        ? ' Added a margin, because it isn’t square.'
        : ' Cropped it to a square.';
    return { ok: true, logo, note: `Logo: ${file.name}.${note}` };
  } catch {
    return {
      ok: false,
      problem: `${file.name} can’t be opened. Choose a PNG, JPEG, WebP or SVG file.`,
    };
  }
}
