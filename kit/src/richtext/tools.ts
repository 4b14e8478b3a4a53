import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
  Unlink,
} from 'lucide-react';

/** A button of the toolbar. */
export interface Tool {
  label: string;
  icon: LucideIcon;
  /** What it does to the selection; the one without it asks for a link first. */
  run?: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the selection is so; without it, it is no switch. */
  isOn?: (editor: Editor) => boolean;
  /** Whether it has something to do; always, without it. */
  isUseful?: (editor: Editor) => boolean;
}

/** The toolbar, in its order. No code of the editor, only its types: it is read before that is there. */
export const TOOLS: readonly Tool[] = [
  {
    label: 'Vet',
    icon: Bold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Cursief',
    icon: Italic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Kop',
    icon: Heading2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Tussenkop',
    icon: Heading3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'Opsomming',
    icon: List,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Genummerde lijst',
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  { label: 'Link', icon: Link, isOn: (editor) => editor.isActive('link') },
  {
    label: 'Link verwijderen',
    icon: Unlink,
    run: (chain) => chain.extendMarkRange('link').unsetLink(),
    isUseful: (editor) => editor.isActive('link'),
  },
  {
    label: 'Ongedaan maken',
    icon: Undo2,
    run: (chain) => chain.undo(),
    isUseful: (editor) => editor.can().undo(),
  },
  {
    label: 'Opnieuw',
    icon: Redo2,
    run: (chain) => chain.redo(),
    isUseful: (editor) => editor.can().redo(),
  },
];
