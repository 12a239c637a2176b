// The page of the iframe is one widget. Of its address only `mode` is read, and the widget knows its three values.
const host = document.createElement('div');
host.dataset.ibanRechner = '';
host.dataset.mode = new URLSearchParams(location.search).get('mode') ?? '';
document.body.style.margin = '0';
document.body.append(host);
