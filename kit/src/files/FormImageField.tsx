import type { FileLink } from 'kit/download';
import { phone } from 'kit/ui';
import { ImageOff, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { FilePicker, type FilePickerTexts } from './FilePicker';
import { PictureDetails } from './PictureDetails';
import { accepted, prepareImage } from './upload/prepareFile';
import { type FileFieldPlan, useFileField } from './useFileField';

/** The props of FormImageField. */
export type FormImageFieldProps = FilePickerTexts &
  Omit<FileFieldPlan, 'prepare'> & {
    /** In px: a wider image is made smaller before it is sent. */
    maxWidth: number;
    /** The image can be replaced but not removed; that one must be chosen is for the schema to say. */
    required?: boolean;
    /** Asks below it what is to be seen (`alt`) and what stays in sight (`focus`), as fields of the same form. */
    described?: boolean;
  };

/**
 * One image in a Form: chosen, dropped or pasted, made smaller and uploaded at once. Its value is the id of the file,
 * or null. A form that is submitted during the upload is sent when the image is there.
 *
 * ```tsx
 * <FormImageField name="imageId" label="Themabord" folder="images/theme" maxWidth={900} current={theme.image} />
 * ```
 */
export function FormImageField({ name, folder, current, maxWidth, described, ...rest }: FormImageFieldProps) {
  const field = useFileField({ name, folder, current, prepare: (file) => prepareImage(file, maxWidth) });
  return (
    <>
      <FilePicker
        {...rest}
        name={name}
        field={field}
        accept={accepted.image}
        invitation="Kies een afbeelding"
        hint="Png, jpeg of bmp, hoogstens 10 MB."
        icon={
          <Frame>
            <ImagePlus aria-hidden />
          </Frame>
        }
        thumb={<Frame>{field.shown && <Picture key={field.shown.url} file={field.shown} />}</Frame>}
      />
      {described && field.shown && <PictureDetails url={field.shown.url} />}
    </>
  );
}

/** An image, or a sign that it cannot be shown. */
export function Picture({ file: { url, name } }: { file: FileLink }) {
  const [isBroken, setBroken] = useState(url === '');
  if (isBroken) return <ImageOff role="img" aria-label={`${name} kan niet worden getoond`} />;
  return <img src={url} alt={name} loading="lazy" onError={() => setBroken(true)} />;
}

const Frame = styled.span`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: 112px;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--r-s);
  background: color-mix(in srgb, var(--line) 45%, transparent);
  @media ${phone} {
    width: 84px;
  }
  img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
  > svg {
    width: 32px;
    height: 32px;
  }
`;
