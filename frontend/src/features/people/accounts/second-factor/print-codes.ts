/** Prints a heading and some codes on a sheet of their own: not the page behind them. */
export const printCodes = (title: string, codes: readonly string[]): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet || !frame.contentWindow) return frame.remove();
  sheet.title = title;
  const heading = sheet.createElement('h1');
  heading.textContent = title;
  const list = sheet.createElement('ul');
  for (const code of codes) {
    const item = sheet.createElement('li');
    item.textContent = code;
    list.append(item);
  }
  sheet.body.append(heading, list);
  frame.contentWindow.print();
  frame.remove();
};
