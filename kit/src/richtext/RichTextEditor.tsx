import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { type Editor, EditorContent, getSchema, type JSONContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';

import { isAllowedUrl } from './completeUrl';
import { Frame, Page } from './editorFrame';
import { LinkField } from './LinkField';
import { prose, trustedHtml } from './RichText';
import { Toolbar } from './Toolbar';

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
