import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pdfFile, slowPdf } from '../../../../testing/fixtures/files.ts';
import { answerOf, readUploaded, type ReadAnswer } from './reader-process.ts';

/** The answer of a process whose news arrive in this order. */
const after = (...news: [event: string, ...values: unknown[]][]): Promise<ReadAnswer> => {
  const child = Object.assign(new EventEmitter(), { kill: () => true });
  const answer = answerOf(child as never, 15_000);
  for (const [event, ...values] of news) child.emit(event, ...values);
  return answer;
};

describe('the process that reads a file', () => {
  it('has answered although its end is noticed first, as happens on a busy server', async () => {
    expect(await after(['exit', 0, null], ['message', { problem: null }], ['disconnect'])).toEqual({
      problem: null,
    });
  });

  it('has failed if it ends without an answer, or does not start', async () => {
    expect(await after(['exit', null, 'SIGKILL'], ['disconnect'])).toEqual({ failed: true });
    expect(await after(['error', new Error('spawn EAGAIN')])).toEqual({ failed: true });
  });

  it('is given up where a file takes it too long', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthline-spec-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const inspect = async (bytes: Buffer, longest?: number): Promise<ReadAnswer> => {
      const path = join(folder, 'file.pdf');
      await writeFile(path, bytes);
      return readUploaded({ task: 'inspect', path, ending: 'pdf', size: bytes.length }, longest);
    };
    expect(await inspect(pdfFile())).toEqual({ problem: null });
    expect(await inspect(slowPdf(), 1500)).toEqual({ failed: true });
  });

  describe('is killed', () => {
    const kill = vi.fn(() => true);
    const begin = () => {
      vi.useFakeTimers();
      kill.mockClear();
      const child = Object.assign(new EventEmitter(), { kill });
      return { child, answer: answerOf(child as never, 15_000) };
    };
    afterEach(() => vi.useRealTimers());

    it('when its time is over, and not before', () => {
      begin();
      vi.advanceTimersByTime(14_999);
      expect(kill).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(kill.mock.calls).toEqual([['SIGKILL']]);
    });

    it('no more once it has answered', async () => {
      const { child, answer } = begin();
      child.emit('message', { problem: 'acts' });
      expect(await answer).toEqual({ problem: 'acts' });
      vi.advanceTimersByTime(15_000);
      expect(kill).not.toHaveBeenCalled();
    });
  });
});
