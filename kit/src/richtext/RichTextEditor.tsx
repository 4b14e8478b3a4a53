import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import {
  type Editor,
  EditorContent,
  getSchema,
  type JSONContent,
  useEditor,
  useEditorState,
} from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { IconButton, Button, TextInput } from 'kit/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

import { isAllowedUrl, completeUrl } from './completeUrl';
import { Frame, Page, Tools } from './editorFrame';
import { prose, trustedHtml } from './RichText';
import { type Tool, TOOLS } from './tools';

/** The props of RichTextEditor. */
export interface RichTextEditorProps {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Ids of its label, and of its help and error. */
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** What the server keeps, and nothing else (api/src/platform/text/cleanHtml.ts). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isAllowedUrl(address) || /^[^\s:/]+\.[^\s:]+$/.test(address),
      HTMLAttributes: { target: null, rel: 'noopener noreferrer' },
    },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
];

const parser = DocumentParser.fromSchema(getSchema(extensions));

/** What TipTap would make of a string itself, which it gives to the browser as it is. */
function documentOf(html: string): JSONContent {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  return parser.parse(body).toJSON() as JSONContent;
}

/** The editor itself, with all of TipTap; FormRichText loads it when needed. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, labelledBy, describedBy, isInvalid } = props;
  const [isAskingLink, setAskingLink] = useState(false);
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    }),
    [labelledBy, describedBy, isInvalid],
  );
  const editorProps = useMemo(() => ({ attributes }), [attributes]);
  const editor = useEditor({ extensions, content: documentOf(value), injectCSS: false, editorProps });
  useFormValue(editor, value, onChange);

  const link = (address: string) => {
    setAskingLink(false);
    applyLink(editor, address);
  };
  const close = () => {
    setAskingLink(false);
    editor.commands.focus();
  };
  return (
    <Frame
      onBlur={({ currentTarget, relatedTarget }) => {
        // Going to the toolbar is not leaving the field.
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <Toolbar editor={editor} onLink={() => setAskingLink(true)} />
      {isAskingLink && (
        <LinkField
          current={String(editor.getAttributes('link').href ?? '')}
          onApply={link}
          onCancel={close}
        />
      )}
      <Page>
        <Text editor={editor} />
      </Page>
    </Frame>
  );
}

/** Keeps editor and form the same. That the editor writes html in its own way is no edit: the form stays clean. */
function useFormValue(editor: Editor, value: string, onChange: (html: string) => void) {
  /** What the form gave, and the same as the editor writes it. */
  const given = useRef({ value, html: '' });
  /** What both agree on. */
  const agreed = useRef(value);
  const tell = useEffectEvent(() => {
    const html = htmlOf(editor);
    agreed.current = html === given.current.html ? given.current.value : html;
    onChange(agreed.current);
  });
  useEffect(() => {
    given.current.html = htmlOf(editor);
    const changed = () => tell();
    editor.on('update', changed);
    return () => void editor.off('update', changed);
  }, [editor]);
  useEffect(() => {
    if (value === agreed.current) return;
    agreed.current = value;
    editor.chain().setMeta('addToHistory', false).setContent(documentOf(value), { emitUpdate: false }).run();
    given.current = { value, html: htmlOf(editor) };
  }, [editor, value]);
}

/** Without any text there is nothing, as on the server. */
function htmlOf(editor: Editor): string {
  return editor.getText().trim() === '' ? '' : editor.getHTML();
}

function applyLink(editor: Editor, href: string) {
  const chain = editor.chain().focus();
  if (!editor.state.selection.empty || editor.isActive('link')) {
    chain.extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const text = href.replace(/^(https?:\/\/|mailto:|tel:)/i, '');
  const linked = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
  // What is typed after it is no part of it.
  chain.insertContent(linked).unsetMark('link').run();
}

const Text = styled(EditorContent)`
  .ProseMirror {
    ${prose}
    position: relative;
    min-height: 136px;
    outline: none;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }
  .ProseMirror a {
    cursor: text;
  }
  .ProseMirror-gapcursor {
    display: none;
  }
`;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The buttons of the editor: one stop of the tab key, the arrows go between them. @param onLink asks for a link */
export function Toolbar({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map((tool) => [tool.isOn?.(now), tool.isUseful?.(now) ?? true]),
  });
  const press = (tool: Tool) => {
    if (tool.run) tool.run(editor.chain().focus()).run();
    else onLink();
  };
  const keyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(TOOLS.length - 1, Math.max(0, current + step));
    setCurrent(next);
    root.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Tools ref={root} role="toolbar" aria-label="Opmaak" tabIndex={-1} onKeyDown={keyDown}>
      {TOOLS.map((tool, index) => {
        const [isOn, isUseful] = states[index] ?? [];
        const Icon = tool.icon;
        return (
          <IconButton
            key={tool.label}
            aria-label={tool.label}
            aria-pressed={isOn}
            // Not disabled: focus would be lost when the last change is undone.
            aria-disabled={!isUseful || undefined}
            tabIndex={index === current ? 0 : -1}
            // The text keeps focus and selection.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={() => void (isUseful && press(tool))}
          >
            <Icon aria-hidden />
          </IconButton>
        );
      })}
    </Tools>
  );
}

/** The props of LinkField. */
export interface LinkFieldProps {
  /** The address that is there now, or ''. */
  current: string;
  onApply: (address: string) => void;
  onCancel: () => void;
}

/** Asks where a link leads, in the editor. No form of its own: it is inside one. */
export function LinkField({ current, onApply, onCancel }: LinkFieldProps) {
  const [text, setText] = useState(current);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const apply = () => {
    const address = completeUrl(text);
    if (address) onApply(address);
    else {
      setError('Dit is geen geldig webadres, e-mailadres of telefoonnummer');
      input.current?.focus();
    }
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form around it nor closes its dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onCancel();
  };
  return (
    <Root>
      <TextInput
        ref={input}
        label="Adres van de link"
        description="Een webadres, e-mailadres of telefoonnummer"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keyDown}
      />
      <div>
        <Button variant="ghost" onClick={apply}>
          Toepassen
        </Button>
        <Button variant="text" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s2) var(--s3);
  padding: var(--s3) 14px;
  border-bottom: 1px solid var(--line);
  > :first-child {
    flex: 1 1 240px;
  }
  > :last-child {
    display: flex;
    gap: var(--s2);
  }
`;
