import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Page, Request } from '@playwright/test';

const root = resolve(__dirname, '../../..');

/** A story, as the list of the built gallery has it. */
export interface Story {
  id: string;
  name: string;
  importPath: string;
  tags: string[];
}

/** The files with stories, as `<room>/<Component>`. */
export function storyFiles(): string[] {
  const files = readdirSync(join(root, 'kit/src'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => /^(.+)\.stories\.tsx$/.exec(file)?.[1]?.replaceAll('\\', '/') ?? []).sort();
}

/** Builds the gallery when it changed. @throws Error with what was printed */
export async function buildGallery(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts/gallery.mjs'), 'build'], { stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The gallery could not be built: ${output}`);
}

/** One window in which stories are shown after each other. */
export class Gallery {
  /** What the window said was wrong since it was asked for last. */
  private faults: string[] = [];
  private readonly loading = new Set<Request>();
  private shownStory: Story | undefined;

  private constructor(
    readonly page: Page,
    private readonly url: string,
    private readonly stories: readonly Story[],
  ) {
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('request', (request) => this.loading.add(request));
    page.on('requestfinished', (request) => this.loading.delete(request));
    page.on('requestfailed', (request) => this.loading.delete(request));
  }

  /** @param url of the portal @param now the moment at which every story is looked at */
  static async open(page: Page, url: string, now: Date): Promise<Gallery> {
    await page.clock.setFixedTime(now);
    const list = await page.request.get(`${url}/kit/index.json`);
    const { entries } = (await list.json()) as { entries: Record<string, Story> };
    return new Gallery(page, url, Object.values(entries));
  }

  /** @param file as `storyFiles` has it */
  storiesOf(file: string): Story[] {
    return this.stories.filter(({ importPath }) => importPath === `./kit/src/${file}.stories.tsx`);
  }

  /** Shows a story: in a frame of its own for the first of a file, as the list beside it does for the others. */
  async show(story: Story): Promise<void> {
    const before = this.shownStory;
    this.shownStory = story;
    if (before?.importPath !== story.importPath) await this.load(story.id);
    else if (before.id !== story.id) await this.goTo(story.id);
    await this.shown(story.id);
    await this.seen();
    await this.settle();
  }

  /** Has the next story be loaded, whichever was shown last. */
  beginAnew(): void {
    this.shownStory = undefined;
  }

  private async load(id: string): Promise<void> {
    await this.page.goto(`${this.url}/kit/iframe.html?viewMode=story&id=${id}`, { waitUntil: 'commit' });
  }

  private async goTo(id: string): Promise<void> {
    await this.page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: object) => void };
      };
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }

  /** What was wrong since this was asked last. */
  takeFaults(): string[] {
    const faults = this.faults;
    this.faults = [];
    return faults;
  }

  /** Waits until the story is rendered and played. */
  private async shown(id: string): Promise<void> {
    const phase = await this.page.waitForFunction((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
      };
      const { id: shownId, phase: now } = preview?.currentRender ?? {};
      return shownId === storyId && /^(finished|errored|aborted)$/.test(now ?? '') ? now : undefined;
    }, id);
    const ended = await phase.jsonValue();
    if (ended !== 'finished') this.faults.push(`the story ended as ${ended}`);
  }

  /** What is in a layer may come with code that has been fetched and has still to run; a few stories show nothing at all. */
  private async seen(): Promise<void> {
    const isSeen = () =>
      [...document.querySelectorAll<HTMLElement>('body > :not(.sb-wrapper, script, style) *')].some(
        (part) =>
          part.checkVisibility() &&
          part.getBoundingClientRect().height > 1 &&
          (part.matches('svg, img, input') ||
            [...part.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            )),
      );
    await this.page.waitForFunction(isSeen, undefined, { timeout: 2000 }).catch(() => undefined);
  }

  /** Waits until nothing is fetched and nothing changes. */
  private async settle(): Promise<void> {
    do {
      await this.page.evaluate(async () => {
        const frames = () =>
          new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        let hasChanged = false;
        const observer = new MutationObserver(() => void (hasChanged = true));
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        do {
          hasChanged = false;
          await document.fonts.ready;
          await frames();
          // A colour that is inherited begins to change when that of the element around it has.
          const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
          await Promise.allSettled(timed.map((animation) => animation.finished));
          hasChanged ||= timed.some((animation) => animation instanceof CSSTransition);
        } while (hasChanged);
        observer.disconnect();
      });
    } while (this.loading.size > 0);
  }
}
