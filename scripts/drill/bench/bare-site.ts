// The bare server beside the pages: node:http, which answers with the bytes that the product answered with when this started.
import { createServer } from 'node:http';

const paths = (process.env.PATHS ?? '').split(' ');
const answers = new Map(
  await Promise.all(
    paths.map(async (path) => {
      // `fetch` would unpack the body: asked for as it is, it is sent as it is.
      const answer = await fetch(process.env.SITE + path, { headers: { 'accept-encoding': 'identity' } });
      return [path, Buffer.from(await answer.arrayBuffer())] as const;
    }),
  ),
);

createServer((request, response) => {
  const body = answers.get(request.url ?? '');
  response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body);
}).listen(Number(process.env.PORT), process.env.HOST);
