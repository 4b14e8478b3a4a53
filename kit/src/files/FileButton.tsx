import { Button, type ButtonProps } from 'kit/ui';
import { useRef } from 'react';

/** The props of FileButton: those of Button, and what becomes of the file, or of several. */
export type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Which file is asked for. */
  label: string;
  /** For the file chooser. */
  accept: string;
} & (
    | { onFile: (file: File) => void; onFiles?: undefined }
    | { onFiles: (files: File[]) => void; onFile?: undefined }
  );

/** A button that asks for a file which is read here, and not kept as a file. */
export function FileButton({ label, accept, onFile, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={onFiles !== undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          const [file] = files;
          if (file) onFile?.(file);
          if (file) onFiles?.(files);
          // or choosing the same file again would be no change
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
