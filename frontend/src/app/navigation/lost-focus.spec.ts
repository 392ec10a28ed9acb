import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverLostFocus } from './lost-focus.ts';

let end = (): void => undefined;
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;
/** Waits longer than the keeper does for other code to move the focus. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));

const { matches } = Element.prototype;

beforeEach(() => {
  // jsdom does not tell whether the focus came by keyboard or pointer.
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return matches.call(this, selector === ':focus-visible' ? ':focus' : selector);
  });
  document.body.innerHTML = `
    <main><h1>Page</h1><section><h2>Documents</h2><ul>
      <li id="a"><button>Approve A</button><button>Reject A</button></li>
      <li id="b"><button>Approve B</button></li>
    </ul></section><button id="other">Other</button></main>`;
  end = recoverLostFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

describe('the focus of what goes away', () => {
  it('goes to the next row, not to a button of it', async () => {
    find('#a button').focus();
    find('#a').remove();
    await soon();
    expect(find('#b')).toHaveFocus();
    find('#other').focus();
    expect(find('#b')).not.toHaveAttribute('tabindex');
  });

  it('goes to the previous row when the last one goes', async () => {
    find('#b button').focus();
    find('#b').remove();
    await soon();
    expect(find('#a')).toHaveFocus();
  });

  it('goes to the row that a button leaves', async () => {
    find('#a button').focus();
    find('#a button').remove();
    await soon();
    expect(find('#a')).toHaveFocus();
  });

  it('goes to the heading of the part when no row is left', async () => {
    find('#b').remove();
    find('#a button').focus();
    find('ul').remove();
    await soon();
    expect(find('h2')).toHaveFocus();
  });

  it('goes to the heading of the page when a step within it takes all the rest', async () => {
    find('#other').focus();
    find('section').remove();
    find('#other').remove();
    await soon();
    expect(find('h1')).toHaveFocus();
  });

  it('goes to the field before what a form asked', async () => {
    find('section').innerHTML =
      '<h2>Edit</h2><form><input id="name"><div><input id="day"></div><div id="asked"><button>Keep</button></div><button>Save</button></form>';
    find('#asked button').focus();
    find('#asked').remove();
    await soon();
    expect(find('#day')).toHaveFocus();
    expect(find('#day')).not.toHaveAttribute('data-place');
  });

  it('goes on from a row that goes with the dialog in it', async () => {
    find('#a').innerHTML += '<dialog open><button id="yes">Yes</button></dialog>';
    find('#yes').focus();
    find('#a dialog').remove();
    await Promise.resolve();
    find('#a').remove();
    await soon();
    expect(find('#b')).toHaveFocus();
  });
});

describe('the focus that somebody moves themselves', () => {
  it('stays where a page gives it', async () => {
    find('#a button').focus();
    find('#a').remove();
    find('#other').focus();
    await soon();
    expect(find('#other')).toHaveFocus();
  });

  it('is not called back from the browser’s own controls or after a press elsewhere', async () => {
    find('#a button').focus();
    find('#a button').blur();
    await soon();
    find('#a').remove();
    await soon();
    expect(document.body).toHaveFocus();
    find('#b button').focus();
    find('#b').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('#b').remove();
    await soon();
    expect(document.body).toHaveFocus();
  });

  it('is the router’s where a page goes', async () => {
    find('#other').focus();
    find('main').replaceChildren();
    await soon();
    expect(document.body).toHaveFocus();
  });
});
