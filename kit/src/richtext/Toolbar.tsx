import { type Editor, useEditorState } from '@tiptap/react';
import { IconButton } from 'kit/ui';
import { type KeyboardEvent, useRef, useState } from 'react';

import { Tools } from './editorFrame';
import { type Tool, TOOLS } from './tools';

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
